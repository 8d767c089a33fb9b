import type { Schemas } from '@foyer/api';
import { FileSize } from '@foyer/i18n';
import { DownloadIcon, fileExtension, fileIcons, fileKind, Icon, LinkButton, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './slide-file.css.ts';

/** A slide that is no picture: what it is, and a button that downloads it. */
export function SlideFile({ item }: { item: Schemas['GalleryItem'] }) {
  const { title, file } = item;
  return (
    <div className={styles.slide}>
      <span className={styles.sign}>
        <Icon icon={fileIcons[fileKind(file.link)]} />
      </span>
      <Text size="l" weight="strong">
        {title || file.title}
      </Text>
      <Text size="s" tone="muted" numeric>
        <bdi>{fileExtension(file.link).toUpperCase()}</bdi> <FileSize bytes={file.size} />
      </Text>
      <LinkButton className={styles.download} href={file.link} download icon={<Icon icon={DownloadIcon} />}>
        <FormattedMessage defaultMessage="Download now" description="Button of a gallery's file that is no picture" />
      </LinkButton>
    </div>
  );
}
