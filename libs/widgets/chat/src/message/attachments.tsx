import type { Schemas } from '@foyer/api';
import { FileSize, useCarouselTexts } from '@foyer/i18n';
import { classNames, DownloadIcon, fileIcons, fileKind, GalleryOverlay, Icon, Image } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './message.css.ts';

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

function Pictures({ pictures }: { pictures: readonly Attachment[] }) {
  const intl = useIntl();
  const texts = useCarouselTexts(
    intl.formatMessage({ defaultMessage: 'Photos', description: 'Name of the pictures of a message of the chat' }),
  );
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <div className={classNames(styles.pictures, pictures.length === 1 && styles.onePicture)}>
        {pictures.map(({ id, title, image }, index) => (
          <button key={id} type="button" className={styles.picture} onClick={() => setShown(index)}>
            <Image {...image!} alt={image!.alt || title} ratio={pictures.length === 1 ? '4:3' : '1:1'} sizes="15rem" />
          </button>
        ))}
      </div>
      <GalleryOverlay
        open={shown !== null}
        onOpenChange={(open) => open || setShown(null)}
        title={intl.formatMessage({ defaultMessage: 'Photos', description: 'Name of the pictures of a message of the chat' })}
        closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the pictures of a message of the chat' })}
        texts={texts}
        startIndex={shown ?? 0}
        slides={pictures.map(({ title, image }) => ({
          content: <Image {...image!} alt={image!.alt || title} ratio="contain" />,
          caption: title,
        }))}
      />
    </>
  );
}
