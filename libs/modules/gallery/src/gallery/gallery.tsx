import type { Schemas } from '@foyer/api';
import { useCarouselTexts } from '@foyer/i18n';
import { Carousel, GalleryOverlay, Image, Section } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { SlideFile } from '../slide-file/slide-file.tsx';
import { SlidePicture } from '../slide-picture/slide-picture.tsx';
import { isPicture } from './is-picture.ts';

/** Pictures to turn over without end; a press shows them over the whole screen (content §2). Without slides there is nothing to show. */
export function GalleryModule({ module }: { module: Schemas['GalleryModule'] }) {
  const { title, results } = module;
  const intl = useIntl();
  const texts = useCarouselTexts(title);
  const [opened, setOpened] = useState({ open: false, index: 0 });
  if (results.length === 0) return null;
  return (
    <Section title={title}>
      <Carousel texts={texts} spacing="close">
        {results.map((item, index) =>
          isPicture(item) ? (
            <SlidePicture key={item.id} item={item} onOpen={() => setOpened({ open: true, index })} />
          ) : (
            <SlideFile key={item.id} item={item} />
          ),
        )}
      </Carousel>
      <GalleryOverlay
        open={opened.open}
        onOpenChange={(open) => setOpened({ ...opened, open })}
        title={texts.carousel}
        closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the pictures that fill the screen' })}
        texts={texts}
        startIndex={opened.index}
        slides={results.map((item) =>
          isPicture(item)
            ? { content: <Image {...item.image} ratio="contain" />, caption: item.title }
            : { content: <SlideFile item={item} /> },
        )}
      />
    </Section>
  );
}
