import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Avatar, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './present-editors.css.ts';

/** The address of a portrait in the size of a face. */
export const pictureOf = ({ image }: Schemas['Person']): string | null => image?.variants[0]?.src ?? image?.src ?? null;

interface PresentEditorProps {
  editor: Schemas['StudioEditor'];
  name: string;
}

/** One who has the same open, and since when. */
export function PresentEditor({ editor: { person, since }, name }: PresentEditorProps) {
  return (
    <li className={styles.person}>
      <Avatar name={person.name} src={pictureOf(person)} decorative />
      <span className={styles.words}>
        <Text as="span" weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" size="s" tone="muted">
          <FormattedMessage
            defaultMessage="Opened {when}"
            description="When an editor has opened something; when is a moment such as 5 minutes ago"
            values={{ when: <RelativeTime value={since} /> }}
          />
        </Text>
      </span>
    </li>
  );
}
