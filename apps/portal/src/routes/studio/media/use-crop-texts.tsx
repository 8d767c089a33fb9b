import type { ImageCropperTexts } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** What the cropper says. */
export function useCropTexts(): ImageCropperTexts {
  const intl = useIntl();
  return {
    area: intl.formatMessage({
      defaultMessage: 'Part of the picture: move it with the arrow keys, enlarge it with plus and minus',
      description: 'Name of the frame that a part of a picture is chosen in',
    }),
    zoom: intl.formatMessage({
      defaultMessage: 'Enlargement',
      description: 'Slider below the frame that a part of a picture is chosen in',
    }),
    zoomValue: (zoom) =>
      intl.formatMessage(
        { defaultMessage: '{zoom, number} times', description: 'How much a picture is enlarged, such as 1.5 times' },
        { zoom: Math.round(zoom * 10) / 10 },
      ),
    reset: intl.formatMessage({ defaultMessage: 'Reset', description: 'Button below the frame that a part of a picture is chosen in' }),
    loading: intl.formatMessage({
      defaultMessage: 'The picture is loading.',
      description: 'In the frame that a part of a picture is chosen in',
    }),
    broken: (
      <FormattedMessage
        defaultMessage="The picture cannot be shown. Please try again later."
        description="In the frame that a part of a picture is chosen in"
      />
    ),
  };
}
