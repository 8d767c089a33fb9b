import { useCarouselTexts } from '@foyer/i18n';
import { GalleryOverlay, type GalleryOverlayProps, Image } from '@foyer/ui';
import { useIntl } from 'react-intl';
import type { ArticlePicture } from './pictures-of.ts';

interface ArticleOverlayProps extends Pick<GalleryOverlayProps, 'open' | 'onOpenChange' | 'startIndex'> {
  title: string;
  pictures: readonly ArticlePicture[];
}

/** The pictures of an article over the whole screen, as those of a gallery (content §2). */
export function ArticleOverlay({ title, pictures, ...overlay }: ArticleOverlayProps) {
  const intl = useIntl();
  const texts = useCarouselTexts(title);
  return (
    <GalleryOverlay
      {...overlay}
      title={texts.carousel}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the pictures that fill the screen' })}
      texts={texts}
      slides={pictures.map(({ image, caption }) => ({ content: <Image {...image} ratio="contain" />, caption }))}
    />
  );
}
