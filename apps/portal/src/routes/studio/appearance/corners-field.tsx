import type { Schemas } from '@foyer/api';
import { NativeSelect } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';

type Corners = Schemas['StudioLook']['corner_style'];

interface CornersFieldProps {
  value: Corners;
  error?: string | undefined;
  onChange: (corners: Corners) => void;
}

/** How round corners are. */
export function CornersField({ value, error, onChange }: CornersFieldProps) {
  const intl = useIntl();
  return (
    <NativeSelect
      label={<FormattedMessage defaultMessage="Corners" description="Field of the look in the studio" />}
      value={value}
      error={error}
      onChange={(style) => onChange(style as Corners)}
    >
      <option value="sharp">{intl.formatMessage({ defaultMessage: 'Sharp', description: 'How round the corners of the look are' })}</option>
      <option value="soft">{intl.formatMessage({ defaultMessage: 'Soft', description: 'How round the corners of the look are' })}</option>
      <option value="round">{intl.formatMessage({ defaultMessage: 'Round', description: 'How round the corners of the look are' })}</option>
    </NativeSelect>
  );
}
