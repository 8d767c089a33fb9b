import { newId, type Schemas } from '@foyer/api';
import { Alert, Button, EmptyState, Icon, MenuIcon, PlusIcon, SortableList, Stack, useSnackbar } from '@foyer/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import { useSortableTexts } from '../form/use-sortable-texts.ts';
import { sameValue } from '../same-value.ts';
import type { SetupDraft } from '../setup/use-setup-draft.ts';
import { buttonId, EntryRow, type RowAction, untitled } from './entry-row.tsx';
import { wordsIn } from '../setup/words-in.ts';
import * as styles from './menu-editor.css.ts';
import {
  canIndent,
  errorsByRow,
  indented,
  type MenuRow,
  ofGroups,
  outdented,
  removed,
  restored,
  toContent,
  toGroups,
  toRows,
} from './menu-rows.ts';

type Content = Schemas['StudioMenuContent'];

interface MenuEditorProps {
  menu: Pick<Schemas['StudioMenu'], 'pages' | 'categories' | 'types'>;
  draft: Pick<SetupDraft<Content>, 'content' | 'change' | 'errors' | 'error' | 'refused'>;
}

/** The lines of the draft. They keep their keys while they are written, and are made again where the draft became something else. */
function useRows({ content, change, errors, refused }: MenuEditorProps['draft']) {
  const [rowsOf] = useState(() => new WeakMap<Content, MenuRow[]>());
  const [held, setHeld] = useState(() => ({ rows: toRows(content), made: content }));
  if (held.made !== content) setHeld({ rows: sameValue(held.made, content) ? held.rows : toRows(content), made: content });
  const write = (rows: MenuRow[]) => {
    const made = toContent(rows);
    rowsOf.set(made, rows);
    setHeld({ rows, made });
    change(made);
  };
  const rowErrors = useMemo(() => errorsByRow(refused ? (rowsOf.get(refused) ?? toRows(refused)) : [], errors), [rowsOf, refused, errors]);
  return [held.rows, write, rowErrors] as const;
}

const changes: Record<Exclude<RowAction, 'remove'>, (rows: readonly MenuRow[], index: number) => MenuRow[]> = {
  indent: indented,
  outdent: outdented,
};

/** A line that changes its level has the opposite button, and that the focus. */
function refocus(key: string, action: Exclude<RowAction, 'remove'>): void {
  requestAnimationFrame(() => document.getElementById(buttonId(key, action === 'indent' ? 'outdent' : 'indent'))?.focus());
}

/** Takes a line away and offers the way back, which leaves what was written since. */
function useRemoval(rows: readonly MenuRow[], write: (rows: MenuRow[]) => void) {
  const show = useSnackbar();
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  return (index: number) => {
    const rest = removed(rows, index);
    const taken = rows.slice(index, index + rows.length - rest.length);
    write(rest);
    show(<FormattedMessage defaultMessage="The entry has been removed." description="After a menu entry was removed in the studio" />, {
      action: {
        label: <FormattedMessage defaultMessage="Undo" description="Takes the removal of a menu entry back" />,
        onPress: () => write(restored(latest.current, taken, index)),
      },
    });
  };
}

const newRow = (key: string): MenuRow => ({
  key,
  below: false,
  entry: { type: 'page', title: {}, icon: null, reference_id: null, url: null, target: 'self' },
});

/** The entries of the menu: their order, what is below what, and their fields. */
export function MenuEditor({ menu, draft }: MenuEditorProps) {
  const problemText = useProblemText();
  const [rows, write, rowErrors] = useRows(draft);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const remove = useRemoval(rows, write);
  const setOpen = (key: string, open: boolean) =>
    setOpened((before) => new Set([...before].filter((one) => one !== key).concat(open ? key : [])));
  const act = (row: MenuRow, action: RowAction) => {
    const index = rows.indexOf(row);
    if (action === 'remove') return remove(index);
    write(changes[action](rows, index));
    refocus(row.key, action);
  };
  const add = () => {
    const key = newId();
    write([...rows, newRow(key)]);
    setOpen(key, true);
  };
  const line = (row: MenuRow, handle: ReactNode) => {
    const index = rows.indexOf(row);
    const errors = rowErrors.get(row.key) ?? [];
    return (
      <EntryRow
        row={row}
        menu={menu}
        handle={handle}
        canIndent={canIndent(rows, index)}
        open={opened.has(row.key) || errors.length > 0}
        errorOf={(field) => errors.find((error) => error.field === field)?.message}
        onOpen={(open) => setOpen(row.key, open)}
        onAction={(action) => act(row, action)}
        onChange={(change) => write(rows.map((one) => (one === row ? { ...one, entry: { ...one.entry, ...change } } : one)))}
      />
    );
  };

  return (
    <Stack gap="m">
      {draft.errors.length > 0 && (
        <Alert tone="critical" role="alert">
          {problemText(draft.error)}
        </Alert>
      )}
      {rows.length === 0 ? <NoEntries /> : <Entries rows={rows} line={line} onSort={write} />}
      <div>
        <Button look="secondary" icon={<Icon icon={PlusIcon} />} onClick={add}>
          <FormattedMessage defaultMessage="Add an entry" description="Button below the entries of the menu in the studio" />
        </Button>
      </div>
    </Stack>
  );
}

const NoEntries = () => (
  <EmptyState
    icon={MenuIcon}
    title={<FormattedMessage defaultMessage="The menu is empty" description="Menu of the studio without entries" />}
  >
    <FormattedMessage
      defaultMessage="Add an entry so that members find their pages."
      description="Below the title of an empty menu in the studio"
    />
  </EmptyState>
);

interface EntriesProps {
  rows: readonly MenuRow[];
  line: (row: MenuRow, handle: ReactNode) => ReactNode;
  onSort: (rows: MenuRow[]) => void;
}

/** Entries are moved with what is below them, and that among itself. */
function Entries({ rows, line, onSort }: EntriesProps) {
  const intl = useIntl();
  const locale = useLocale();
  const texts = useSortableTexts();
  const nameOf = ({ entry }: MenuRow) => wordsIn(entry.title, locale) || intl.formatMessage(untitled);
  const groups = toGroups(rows);
  return (
    <SortableList
      label={intl.formatMessage({ defaultMessage: 'Entries of the menu', description: 'Name of a list in the studio' })}
      items={groups}
      keyOf={({ top }) => top.key}
      nameOf={({ top }) => nameOf(top)}
      texts={texts}
      gap="s"
      onSort={(sorted) => onSort(ofGroups(sorted))}
    >
      {(group, { handle }) => (
        <div className={styles.group}>
          {line(group.top, handle)}
          {group.below.length > 0 && (
            <SortableList
              label={intl.formatMessage(
                { defaultMessage: 'Entries below {title}', description: 'Name of a list in the studio; title is that of a menu entry' },
                { title: nameOf(group.top) },
              )}
              items={group.below}
              keyOf={({ key }) => key}
              nameOf={nameOf}
              texts={texts}
              gap="s"
              onSort={(below) => onSort(ofGroups(groups.map((one) => (one === group ? { ...one, below } : one))))}
            >
              {(row, tools) => line(row, tools.handle)}
            </SortableList>
          )}
        </div>
      )}
    </SortableList>
  );
}
