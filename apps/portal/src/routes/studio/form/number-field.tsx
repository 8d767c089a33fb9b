import { Stepper, TextField } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useFault, type SchemaFieldProps } from './form-context.ts';
import { useFieldWords } from './use-field-words.ts';

/** A number: counted up and down within bounds, or typed where there are none. */
export function NumberField({ schema: { type, minimum, maximum }, nullable, path, name, value, onChange }: SchemaFieldProps) {
  const intl = useIntl();
  const words = useFieldWords(name);
  const error = useFault(path);
  const number = typeof value === 'number' ? value : null;
  const given = { ...words, error };
  if (type === 'integer' && minimum !== undefined && maximum !== undefined) {
    return (
      <Stepper
        {...given}
        value={number}
        min={minimum}
        max={maximum}
        decrementLabel={intl.formatMessage({ defaultMessage: 'One less', description: 'Button at a number in the studio' })}
        incrementLabel={intl.formatMessage({ defaultMessage: 'One more', description: 'Button at a number in the studio' })}
        onChange={(typed) => onChange(() => typed ?? (nullable ? null : minimum))}
      />
    );
  }
  return (
    <TextField
      {...given}
      type="number"
      inputMode="numeric"
      value={number === null ? '' : String(number)}
      onChange={(typed) => onChange(() => (typed === '' ? null : Number(typed)))}
    />
  );
}
