import type { Schemas } from '@foyer/api';
import { Alert, NativeSelect, Stack } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PictureField } from '../picture-field.tsx';
import * as styles from './appearance.css.ts';
import { ColorField } from './color-field.tsx';
import { CornersField } from './corners-field.tsx';
import { useLookPreview } from './use-look-preview.ts';

type Look = Schemas['StudioLook'];

interface LookFieldsProps {
  look: Look;
  /** The logo as it was saved last. */
  logo: Schemas['Image'] | null;
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Look>) => void;
}

/** What the look is derived from. */
export function LookFields({ look, logo, errorOf, onChange }: LookFieldsProps) {
  const intl = useIntl();
  const { data: preview, isPlaceholderData } = useLookPreview(look);
  return (
    <div className={styles.fields}>
      <Stack gap="m">
        <ColorField
          value={look.brand_color}
          shown={preview?.brand_color}
          fault={isPlaceholderData ? null : (preview?.fault ?? null)}
          error={errorOf('brand_color')}
          onChange={(color) => onChange({ brand_color: color })}
        />
        <CornersField value={look.corner_style} error={errorOf('corner_style')} onChange={(style) => onChange({ corner_style: style })} />
        <NativeSelect
          label={<FormattedMessage defaultMessage="Fonts" description="Field of the look in the studio" />}
          value={look.font_pair}
          error={errorOf('font_pair')}
          onChange={(pair) => onChange({ font_pair: pair as Look['font_pair'] })}
        >
          <option value="humanist">
            {intl.formatMessage({ defaultMessage: 'Humanist: Source Sans 3 and Newsreader', description: 'Fonts of the look' })}
          </option>
          <option value="modern">
            {intl.formatMessage({ defaultMessage: 'Modern: Figtree and Bricolage Grotesque', description: 'Fonts of the look' })}
          </option>
          <option value="classic">
            {intl.formatMessage({ defaultMessage: 'Classic: Libre Franklin and Fraunces', description: 'Fonts of the look' })}
          </option>
        </NativeSelect>
      </Stack>
      <Stack gap="s">
        <PictureField
          id={look.logo_id}
          saved={logo}
          name={<FormattedMessage defaultMessage="Logo" description="Field of the look in the studio" />}
          hint={
            <FormattedMessage
              defaultMessage="Without a logo the name stands in its place."
              description="At a look without a logo, in the studio"
            />
          }
          error={errorOf('logo_id')}
          onChange={(id) => onChange({ logo_id: id })}
        />
        {look.logo_id !== null && look.logo_id !== logo?.id && (
          <Alert tone="info">
            <FormattedMessage
              defaultMessage="The logo is on the login page and in e-mails. When you save, everyone may see this picture, guests too."
              description="At a logo that was chosen and not saved yet"
            />
          </Alert>
        )}
      </Stack>
    </div>
  );
}
