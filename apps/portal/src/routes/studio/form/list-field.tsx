import { Button, Icon, PlusIcon, SortableList } from '@foyer/ui';
import { useCallback, useId, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { isFaulty, useFault, useForm, type SchemaFieldProps } from './form-context.ts';
import * as styles from './form.css.ts';
import { ListEntry } from './list-entry.tsx';
import { asList, initial, plain } from './schema.ts';
import { useEntryKeys } from './use-entry-keys.ts';
import { useEntryName } from './use-entry-name.ts';
import { useFieldWords } from './use-field-words.ts';
import { useFocusWhenEmptied } from './use-focus-when-emptied.ts';
import { useFullReason } from './use-full-reason.ts';
import { useSortableTexts } from './use-sortable-texts.ts';

/** Entries that are added, sorted, written and removed. One whose fields are wrong is open at first. */
export function ListField({ schema, path, name, value, onChange }: SchemaFieldProps) {
  const id = useId();
  const texts = useSortableTexts();
  const { faults } = useForm();
  const { label, hint } = useFieldWords(name);
  const nameOfEntry = useEntryName(name);
  const error = useFault(path);
  const entries = asList(value);
  const fullReason = useFullReason();
  const addButton = useFocusWhenEmptied(entries.length);
  const items = useMemo(() => plain(schema.items ?? {}).schema, [schema]);
  const { keys, add: addKey, sort, take } = useEntryKeys(entries, items);
  const faulty = keys.find((_key, index) => isFaulty(faults, `${path}.${index}`));
  const [open, setOpen] = useState<string | null>(faulty ?? (keys.length === 1 ? keys[0]! : null));
  const rows = keys.map((key, index) => ({ key, index, entry: entries[index] }));
  const toggle = useCallback((key: string) => setOpen((before) => (before === key ? null : key)), []);
  const add = () => {
    const made = initial(schema.items ?? {});
    onChange((now) => [...asList(now), made]);
    setOpen(addKey(made));
  };
  return (
    <div role="group" aria-labelledby={id} className={styles.part}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {rows.length > 0 && (
        <SortableList
          label={label}
          items={rows}
          keyOf={({ key }) => key}
          nameOf={({ entry, index }) => nameOfEntry(entry, index)}
          texts={texts}
          onSort={(sorted) => {
            sort(sorted.map(({ key }) => key));
            onChange((now) => sorted.map(({ index }) => asList(now)[index]));
          }}
        >
          {({ key, index, entry }, tools) => (
            <ListEntry
              id={key}
              title={nameOfEntry(entry, index)}
              index={index}
              schema={items}
              path={`${path}.${index}`}
              name={name}
              value={entry}
              open={open === key}
              faulty={isFaulty(faults, `${path}.${index}`)}
              tools={tools}
              onToggle={toggle}
              onRemove={() => {
                take(key);
                onChange((now) => asList(now).toSpliced(index, 1));
              }}
              onChange={onChange}
            />
          )}
        </SortableList>
      )}
      {error && <p className={styles.fault}>{error}</p>}
      <div className={styles.actions}>
        <Button
          ref={addButton}
          look="secondary"
          icon={<Icon icon={PlusIcon} />}
          aria-invalid={error ? true : undefined}
          disabledReason={fullReason(entries.length, schema.maxItems)}
          onClick={add}
        >
          <FormattedMessage defaultMessage="Add an entry" description="Button of a list in the studio" />
        </Button>
      </div>
    </div>
  );
}
