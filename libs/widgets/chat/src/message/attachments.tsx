import type { Schemas } from '@foyer/api';
import { FileSize } from '@foyer/i18n';
import { DownloadIcon, fileIcons, fileKind, Icon } from '@foyer/ui';
import * as styles from './message.css.ts';
import { Pictures } from './pictures.tsx';

type Attachment = Schemas['Attachment'];

/** The pictures of a message, which open over the screen, and its other files. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const pictures = attachments.filter(({ image }) => image);
  const files = attachments.filter(({ image }) => !image);
  return (
    <>
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {files.map((file) => (
        <a key={file.id} href={file.link} download className={styles.file}>
          <Icon icon={fileIcons[fileKind(file.link)]} />
          <span className={styles.fileName}>
            <bdi>{file.title}</bdi>
            <FileSize bytes={file.size} />
          </span>
          <Icon icon={DownloadIcon} />
        </a>
      ))}
    </>
  );
}
