import type { Schemas } from '@foyer/api';
import { Disclosure, FocalPoint } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

interface FocalPointFieldProps {
  image: Schemas['Image'];
  value: Schemas['FocalPoint'] | null;
  onChange: (point: Schemas['FocalPoint'] | null) => void;
}

/** Sets the point of a picture that stays in view where it is cut. */
export function FocalPointField({ image, value, onChange }: FocalPointFieldProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ defaultMessage: 'Focal point', description: 'Field of a picture: the point that is never cut off' });
  return (
    <Disclosure summary={label}>
      <FocalPoint
        {...{ image, value, onChange }}
        texts={{
          label,
          x: intl.formatMessage({ defaultMessage: 'From the left', description: 'Slider of the focal point of a picture' }),
          y: intl.formatMessage({ defaultMessage: 'From the top', description: 'Slider of the focal point of a picture' }),
          value: (share) => intl.formatNumber(share, { style: 'percent' }),
          hint: (
            <FormattedMessage
              defaultMessage="This point stays in view where the picture is cut. Press it in the picture, or move it with the arrow keys."
              description="Hint at the focal point of a picture"
            />
          ),
          reset: <FormattedMessage defaultMessage="Back to the middle" description="Button at the focal point of a picture" />,
          wide: <FormattedMessage defaultMessage="Cut wide" description="Below an example of how a picture is cut" />,
          tall: <FormattedMessage defaultMessage="Cut tall" description="Below an example of how a picture is cut" />,
        }}
      />
    </Disclosure>
  );
}
