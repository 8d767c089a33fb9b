import type { Schemas } from '@foyer/api';
import { useCarouselTexts } from '@foyer/i18n';
import { classNames, GalleryOverlay, Image, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './post-images.css.ts';

/** So many show; the others are behind the last of them. */
const most = 4;

type Shown = keyof typeof styles.grid;

/** The pictures of a post. A press shows them over the whole screen, all of them. */
export function PostImages({ images, author }: { images: readonly Schemas['Image'][]; author: string }) {
  const intl = useIntl();
  const title = intl.formatMessage(
    { defaultMessage: 'Pictures by {author}', description: 'Names the pictures of a post when they fill the screen' },
    { author },
  );
  const texts = useCarouselTexts(title);
  const [opened, setOpened] = useState({ open: false, index: 0 });
  const shown = images.slice(0, most);
  return (
    <>
      <div className={styles.grid[shown.length as Shown]}>
        {shown.map((image, index) => (
          <div key={image.id} className={classNames(styles.cell, shown.length % 2 === 1 && index === 0 && styles.wide)}>
            <button type="button" className={styles.open} onClick={() => setOpened({ open: true, index })}>
              <Image {...image} ratio="fill" sizes="(min-width: 40rem) 20rem, 50vw" />
              <VisuallyHidden>
                <FormattedMessage
                  defaultMessage="Picture {number} of {total}, show full screen"
                  description="Button that a picture of a post is, after what the picture shows"
                  values={{ number: index + 1, total: images.length }}
                />
              </VisuallyHidden>
              {index === most - 1 && images.length > most && (
                <span className={styles.rest} aria-hidden>
                  <bdi>{intl.formatNumber(images.length - most, { signDisplay: 'always' })}</bdi>
                </span>
              )}
            </button>
          </div>
        ))}
      </div>
      <GalleryOverlay
        open={opened.open}
        onOpenChange={(open) => setOpened({ ...opened, open })}
        title={title}
        closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the pictures of a post that fill the screen' })}
        texts={texts}
        startIndex={opened.index}
        slides={images.map((image) => ({ content: <Image {...image} ratio="contain" /> }))}
      />
    </>
  );
}
