import { Button, CloseIcon, Icon, IconButton, PlusIcon, type RowTools, SortableList } from '@foyer/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ChoiceLine } from './choice-line.tsx';
import { isFaulty, useForm, type SchemaFieldProps } from './form-context.ts';
import * as styles from './form.css.ts';
import { ReferenceChooser } from './reference-chooser.tsx';
import { asList, asText, plain, referenceKindOf } from './schema.ts';
import { useFieldWords } from './use-field-words.ts';
import { useFocusWhenEmptied } from './use-focus-when-emptied.ts';
import { useFullReason } from './use-full-reason.ts';
import { useReferences } from './use-references.ts';
import { useSortableTexts } from './use-sortable-texts.ts';

/** With one more, as long as there is room: of several that are uploaded at once the last ones may find none. */
const withAdded = (list: readonly unknown[], id: string, most = Infinity) =>
  list.includes(id) || list.length >= most ? list : [...list, id];

/** Things that are chosen, each once, in an order. */
export function ReferencesField({ schema, path, name, value, onChange }: SchemaFieldProps) {
  const intl = useIntl();
  const id = useId();
  const texts = useSortableTexts();
  const [open, setOpen] = useState(false);
  const { label, hint } = useFieldWords(name);
  const { faults } = useForm();
  const items = plain(schema.items ?? {}).schema;
  const { find, remember } = useReferences(referenceKindOf(items));
  const ids = [...new Set(asList(value).map(asText))].filter(Boolean);
  const fullReason = useFullReason();
  const addButton = useFocusWhenEmptied(ids.length);
  const nameOf = (one: string) => find(one)?.title ?? one;
  const errors = faults.filter(({ field }) => isFaulty([{ field, message: '' }], path));
  const row = (one: string, { handle }: RowTools) => (
    <ChoiceLine id={one} choice={find(one)} before={ids.length > 1 && handle}>
      <IconButton
        icon={<Icon icon={CloseIcon} />}
        label={intl.formatMessage(
          { defaultMessage: 'Remove {name}', description: 'Button at an entry of a list in the studio' },
          { name: nameOf(one) },
        )}
        onClick={() => onChange((now) => asList(now).filter((each) => each !== one))}
      />
    </ChoiceLine>
  );
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {ids.length > 0 && (
        <SortableList
          label={label}
          items={ids}
          keyOf={(one) => one}
          nameOf={nameOf}
          texts={texts}
          onSort={(sorted) => onChange(() => sorted)}
        >
          {row}
        </SortableList>
      )}
      {errors.map(({ field, message }) => (
        <p key={field} className={styles.fault}>
          {message}
        </p>
      ))}
      <div className={styles.actions}>
        <Button
          ref={addButton}
          look="secondary"
          icon={<Icon icon={PlusIcon} />}
          aria-haspopup="dialog"
          aria-invalid={errors.length > 0 || undefined}
          disabledReason={fullReason(ids.length, schema.maxItems)}
          onClick={() => setOpen(true)}
        >
          <FormattedMessage defaultMessage="Add …" description="Button of a list in the studio; opens a dialog to choose" />
        </Button>
      </div>
      {open && (
        <ReferenceChooser
          title={label}
          schema={items}
          taken={ids}
          several
          onClose={() => setOpen(false)}
          onChoose={(choice) => {
            remember(choice);
            onChange((now) => withAdded(asList(now), choice.id, schema.maxItems));
          }}
        />
      )}
    </div>
  );
}
