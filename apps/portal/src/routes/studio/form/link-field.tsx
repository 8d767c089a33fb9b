import { paths } from '@foyer/links';
import { Button, TextField } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceDialog } from './choice-dialog.tsx';
import { useFault, type SchemaFieldProps } from './form-context.ts';
import * as styles from './form.css.ts';
import { asText } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';

/** An address: typed, or that of a page of the portal that is chosen. */
export function LinkField({ schema, path, name, value, onChange }: SchemaFieldProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { label, hint } = useFieldWords(name);
  return (
    <div className={styles.part}>
      <TextField
        label={label}
        hint={
          hint ?? (
            <FormattedMessage
              defaultMessage="A page of the portal such as /page/benefits, or a web address that begins with https://"
              description="Hint at a field for an address in the studio"
            />
          )
        }
        value={asText(value)}
        maxLength={schema.maxLength}
        error={useFault(path)}
        autoComplete="off"
        dir="ltr"
        inputMode="url"
        onChange={(text) => onChange(() => text)}
      />
      <div className={styles.actions}>
        <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <FormattedMessage defaultMessage="Choose a page …" description="Button at a field for an address in the studio" />
        </Button>
      </div>
      {open && (
        <ChoiceDialog
          title={intl.formatMessage({ defaultMessage: 'Choose a page', description: 'Title of the dialog that chooses a page to link to' })}
          kind="page"
          taken={[]}
          onClose={() => setOpen(false)}
          onChoose={({ id }) => {
            setOpen(false);
            onChange(() => paths.page(id));
          }}
        />
      )}
    </div>
  );
}
