import type { Schemas } from '@foyer/api';
import { Alert, Button, Stack, TextField } from '@foyer/ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import * as styles from './appearance.css.ts';

interface ColorFieldProps {
  value: string;
  /** The colour that is shown of it, as `#rrggbb`. */
  shown: string | undefined;
  /** Why it cannot be used. */
  fault: Schemas['StudioColorFault'] | null;
  error: string | undefined;
  onChange: (color: string) => void;
}

const isHex = (color: string): boolean => /^#[\da-f]{6}$/i.test(color);

/** The brand's colour, written in any notation of CSS or picked; of one that fails, why, and the nearest that works. */
export function ColorField({ value, shown, fault, error, onChange }: ColorFieldProps) {
  const intl = useIntl();
  return (
    <Stack gap="s">
      <div className={styles.color}>
        <TextField
          label={<FormattedMessage defaultMessage="Brand colour" description="Field of the look in the studio" />}
          hint={
            <FormattedMessage
              defaultMessage="Such as #0d5a64, teal or hsl(187 77% 22%)"
              description="Below the field of the brand’s colour"
            />
          }
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          maxLength={100}
          value={value}
          error={fault?.message ?? error}
          onChange={onChange}
        />
        <input
          type="color"
          className={styles.picker}
          aria-label={intl.formatMessage({
            defaultMessage: 'Pick the brand colour',
            description: 'Colour chooser of the look in the studio',
          })}
          value={isHex(value) ? value.toLowerCase() : (shown ?? '#000000')}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {fault && fault.contrast !== null && (
        <Alert tone="warning">
          <FormattedMessage
            defaultMessage="Its contrast with the page is {contrast} to 1. A button is recognised from 3 to 1 on, and words on it are read from 4.5 to 1 on."
            description="At a colour that cannot be the brand’s; contrast is a number such as 1.1"
            values={{ contrast: <FormattedNumber value={fault.contrast} /> }}
          />
        </Alert>
      )}
      {fault && (
        <div>
          <Button look="secondary" onClick={() => onChange(fault.nearest)}>
            <FormattedMessage
              defaultMessage="Take {color} instead"
              description="Button at a colour that cannot be the brand’s; takes the nearest that can"
              values={{ color: <bdi dir="ltr">{fault.nearest}</bdi> }}
            />
          </Button>
        </div>
      )}
    </Stack>
  );
}
