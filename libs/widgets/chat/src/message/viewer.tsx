import type { Schemas } from '@foyer/api';
import { useCarouselTexts } from '@foyer/i18n';
import { GalleryOverlay, Image } from '@foyer/ui';
import { useIntl } from 'react-intl';

interface ViewerProps {
  pictures: readonly Schemas['Attachment'][];
  /** Which of them, from 0; null while closed. */
  shown: number | null;
  onClose: () => void;
}

/** The pictures of a message over the whole screen. */
export function Viewer({ pictures, shown, onClose }: ViewerProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ defaultMessage: 'Photos', description: 'Name of the pictures of a message of the chat' });
  return (
    <GalleryOverlay
      open={shown !== null}
      onOpenChange={(open) => open || onClose()}
      title={title}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the pictures of a message of the chat' })}
      texts={useCarouselTexts(title)}
      startIndex={shown ?? 0}
      slides={pictures.map(({ title: caption, image }) => ({
        content: <Image {...image!} alt={image!.alt || caption} ratio="contain" />,
        caption,
      }))}
    />
  );
}
