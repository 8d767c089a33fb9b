import type { Schemas } from '@foyer/api';
import { localePath, menuPath } from '@foyer/links';
import { Checkbox, Combobox, NativeSelect, TextField } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useApp } from '../../../host/app/use-app.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { hasRoute } from '../../../host/links/has-route.ts';
import { TitleFields } from '../setup/title-fields.tsx';
import { IconChoice } from './icon-choice.tsx';
import * as styles from './menu-editor.css.ts';
import type { MenuRow } from './menu-rows.ts';
import { useKindNames } from './use-kind-names.ts';

type Entry = MenuRow['entry'];

interface EntryFieldsProps {
  id: string;
  row: MenuRow;
  menu: Pick<Schemas['StudioMenu'], 'pages' | 'categories' | 'types'>;
  /** What is wrong with a field, such as `title`. */
  errorOf: (field: string) => string | undefined;
  onChange: (change: Partial<Entry>) => void;
}

/** The kinds that the portal has a screen for, and the one that is chosen. */
function useKinds(types: readonly string[], chosen: string): string[] {
  const locale = useLocale();
  const { routes } = useApp();
  const shown = (type: string) =>
    type === 'external' || hasRoute(routes, localePath(locale, menuPath(type, type === 'page' || type === 'categories' ? 'x' : null)));
  return types.filter((type) => type === chosen || shown(type)).concat(types.includes(chosen) ? [] : [chosen]);
}

/** What a menu entry says and where it leads. */
export function EntryFields({ id, row: { entry, below }, menu, errorOf, onChange }: EntryFieldsProps) {
  const nameOf = useKindNames();
  const kinds = useKinds(menu.types, entry.type);
  return (
    <div id={id} className={styles.fields}>
      <TitleFields folded title={entry.title} error={errorOf('title')} onChange={(title) => onChange({ title })} />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Leads to" description="Field of a menu entry: which kind of page" />}
        value={entry.type}
        error={errorOf('type')}
        onChange={(type) => onChange({ type, reference_id: null, url: null, target: type === 'external' ? 'external' : 'self' })}
      >
        {kinds.map((type) => (
          <option key={type} value={type}>
            {nameOf(type)}
          </option>
        ))}
      </NativeSelect>
      <Destination entry={entry} menu={menu} errorOf={errorOf} onChange={onChange} />
      <div className={styles.wholeLine}>
        <Checkbox
          label={<FormattedMessage defaultMessage="Opens in a new tab" description="Checkbox of a menu entry" />}
          checked={entry.target === 'external'}
          onChange={(external) => onChange({ target: external ? 'external' : 'self' })}
        />
      </div>
      {!below && <IconChoice value={entry.icon} onChange={(icon) => onChange({ icon })} />}
    </div>
  );
}

/** Which page, category or address it is; nothing where the kind says all. */
function Destination({ entry, menu, errorOf, onChange }: Omit<EntryFieldsProps, 'id' | 'row'> & { entry: Entry }) {
  const locale = useLocale();
  if (entry.type === 'external') {
    return (
      <TextField
        type="url"
        label={<FormattedMessage defaultMessage="Address (https://…)" description="Field of a menu entry that leads outside the portal" />}
        maxLength={2000}
        value={entry.url ?? ''}
        error={errorOf('url')}
        onChange={(url) => onChange({ url })}
      />
    );
  }
  if (entry.type !== 'page' && entry.type !== 'categories') return null;
  const targets = entry.type === 'page' ? menu.pages : menu.categories;
  const choose = (id: string | null) => {
    const chosen = targets.find((target) => target.id === id);
    // An entry mostly says what it leads to.
    const isUntitled = Object.values(entry.title).every((words) => !words.trim());
    onChange({ reference_id: id, ...(chosen && isUntitled && { title: { [locale]: chosen.title } }) });
  };
  return (
    <Combobox
      label={
        entry.type === 'page' ? (
          <FormattedMessage defaultMessage="Page" description="Field of a menu entry" />
        ) : (
          <FormattedMessage defaultMessage="Category" description="Field of a menu entry" />
        )
      }
      options={targets.map(({ id, title }) => ({ id, label: title }))}
      value={targets.some(({ id }) => id === entry.reference_id) ? entry.reference_id : null}
      error={errorOf('reference_id')}
      emptyText={<FormattedMessage defaultMessage="Nothing matches." description="List of pages or categories for a menu entry" />}
      onChange={choose}
    />
  );
}
