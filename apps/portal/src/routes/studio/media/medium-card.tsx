import type { Schemas } from '@foyer/api';
import { Badge, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useFileSize } from '../use-file-size.ts';
import * as styles from './media.css.ts';
import { MediumFace } from './medium-face.tsx';

/** A medium of the library; a press opens what is said of it. */
export function MediumCard({ medium, onOpen }: { medium: Schemas['Medium']; onOpen: () => void }) {
  const sizeOf = useFileSize();
  const { name, kind, alt, size, folder } = medium;
  const undescribed = kind === 'image' && !Object.values(alt ?? {}).some(Boolean);
  return (
    <li className={styles.medium}>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={onOpen}>
        <MediumFace medium={{ ...medium, image: medium.image && { ...medium.image, alt: '' } }} sizes="16rem" />
        <bdi className={styles.name}>{name}</bdi>
      </button>
      <div className={styles.marks}>
        <Text as="span" size="s" tone="muted">
          {sizeOf(size)}
          {folder && (
            <>
              {' · '}
              <bdi>{folder}</bdi>
            </>
          )}
        </Text>
        {undescribed && (
          <Badge tone="warning">
            <FormattedMessage defaultMessage="No description" description="Mark of a picture of which no one has said what it shows" />
          </Badge>
        )}
      </div>
    </li>
  );
}
