import { newId, type Schemas } from '@foyer/api';
import { Alert, Button, EmptyState, Icon, MenuIcon, PlusIcon, Stack, useSnackbar, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import type { SetupDraft } from '../setup/use-setup-draft.ts';
import { buttonId, EntryRow, type RowAction } from './entry-row.tsx';
import * as styles from './menu-editor.css.ts';
import { canIndent, indented, type MenuRow, moved, outdented, placesOf, removed, sizeOf, toContent, toRows } from './menu-rows.ts';

type Content = Schemas['StudioMenuContent'];

interface MenuEditorProps {
  menu: Pick<Schemas['StudioMenu'], 'pages' | 'categories' | 'types'>;
  draft: Pick<SetupDraft<Content>, 'content' | 'change' | 'errorOf' | 'errors' | 'error'>;
}

const same = (a: Content, b: Content): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The lines of the draft. They keep their keys while they are written, and are made again where the draft became something else. */
function useRows({ content, change }: Pick<MenuEditorProps['draft'], 'content' | 'change'>) {
  const [held, setHeld] = useState(() => ({ rows: toRows(content), made: content }));
  if (held.made !== content) setHeld({ rows: same(held.made, content) ? held.rows : toRows(content), made: content });
  const write = (rows: MenuRow[]) => {
    const made = toContent(rows);
    setHeld({ rows, made });
    change(made);
  };
  return [held.rows, write] as const;
}

const changes: Record<Exclude<RowAction, 'remove'>, (rows: readonly MenuRow[], index: number) => MenuRow[]> = {
  up: (rows, index) => moved(rows, index, -1),
  down: (rows, index) => moved(rows, index, 1),
  indent: indented,
  outdent: outdented,
};

/** Moving takes the focus from a button, and so does becoming useless: then its opposite has it. */
function refocus(key: string, action: RowAction): void {
  const opposite = { up: 'down', down: 'up', indent: 'outdent', outdent: 'indent', remove: 'up' } as const;
  requestAnimationFrame(() => {
    const button = document.getElementById(buttonId(key, action));
    const usable = button instanceof HTMLButtonElement && !button.disabled;
    (usable ? button : document.getElementById(buttonId(key, opposite[action])))?.focus();
  });
}

/** Takes a line away and offers the way back. */
function useRemoval(write: (rows: MenuRow[]) => void) {
  const show = useSnackbar();
  return (rows: readonly MenuRow[], index: number) => {
    const before = [...rows];
    write(removed(rows, index));
    show(<FormattedMessage defaultMessage="The entry has been removed." description="After a menu entry was removed in the studio" />, {
      action: {
        label: <FormattedMessage defaultMessage="Undo" description="Takes the removal of a menu entry back" />,
        onPress: () => write(before),
      },
    });
  };
}

const newRow = (key: string): MenuRow => ({
  key,
  below: false,
  entry: { type: 'page', title: {}, icon: null, reference_id: null, url: null, target: 'self' },
});

/** Whether something is wrong with a line itself. */
const isFaulty = (errors: MenuEditorProps['draft']['errors'], place: string): boolean =>
  errors.some(({ field }) => field.startsWith(`content.${place}.`) && !field.startsWith(`content.${place}.subnav.`));

/** The entries of the menu: their order, what is below what, and their fields. */
export function MenuEditor({ menu, draft }: MenuEditorProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [rows, write] = useRows(draft);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const remove = useRemoval(write);
  const places = placesOf(rows);
  const setOpen = (key: string, open: boolean) =>
    setOpened((before) => new Set([...before].filter((one) => one !== key).concat(open ? key : [])));
  const act = (index: number, action: RowAction) => {
    if (action === 'remove') return remove(rows, index);
    const { key } = rows[index]!;
    const after = changes[action](rows, index);
    write(after);
    refocus(key, action);
    setSaid(
      intl.formatMessage(
        { defaultMessage: 'Line {place} of {count}', description: 'Read out after a menu entry was moved' },
        { place: after.findIndex((row) => row.key === key) + 1, count: after.length },
      ),
    );
  };
  const add = () => {
    const key = newId();
    write([...rows, newRow(key)]);
    setOpen(key, true);
  };

  return (
    <Stack gap="m">
      {draft.errors.length > 0 && (
        <Alert tone="critical" role="alert">
          {problemText(draft.error)}
        </Alert>
      )}
      {rows.length === 0 && (
        <EmptyState
          icon={MenuIcon}
          title={<FormattedMessage defaultMessage="The menu is empty" description="Menu of the studio without entries" />}
        >
          <FormattedMessage
            defaultMessage="Add an entry so that members find their pages."
            description="Below the title of an empty menu in the studio"
          />
        </EmptyState>
      )}
      <ul role="list" className={styles.rows}>
        {rows.map((row, index) => (
          <EntryRow
            key={row.key}
            row={row}
            menu={menu}
            can={{
              up: index > 0,
              down: index + sizeOf(rows, index) < rows.length,
              indent: canIndent(rows, index),
              outdent: row.below,
            }}
            open={opened.has(row.key) || isFaulty(draft.errors, places[index]!)}
            errorOf={(field) => draft.errorOf(`${places[index]}.${field}`)}
            onOpen={(open) => setOpen(row.key, open)}
            onAction={(action) => act(index, action)}
            onChange={(change) => write(rows.map((one) => (one.key === row.key ? { ...one, entry: { ...one.entry, ...change } } : one)))}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <div>
        <Button look="secondary" icon={<Icon icon={PlusIcon} />} onClick={add}>
          <FormattedMessage defaultMessage="Add an entry" description="Button below the entries of the menu in the studio" />
        </Button>
      </div>
    </Stack>
  );
}
