import type { Schemas } from '@foyer/api';
import { ChevronBackIcon, ChevronForwardIcon, DeleteIcon, EditIcon, Icon, IconButton, Text } from '@foyer/ui';
import { type ReactNode, useId } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import { menuIcon } from '../../../host/menu/to-menu-entries.tsx';
import { EntryFields } from './entry-fields.tsx';
import { wordsIn } from '../setup/words-in.ts';
import * as styles from './menu-editor.css.ts';
import type { MenuRow } from './menu-rows.ts';
import { useKindNames } from './use-kind-names.ts';

/** What can be done with a line. */
export type RowAction = 'indent' | 'outdent' | 'remove';

interface EntryRowProps {
  row: MenuRow;
  menu: Pick<Schemas['StudioMenu'], 'pages' | 'categories' | 'types'>;
  /** What makes sense here. */
  canIndent: boolean;
  /** What it is moved by. */
  handle: ReactNode;
  open: boolean;
  errorOf: (field: string) => string | undefined;
  onOpen: (open: boolean) => void;
  onAction: (action: RowAction) => void;
  onChange: (change: Partial<MenuRow['entry']>) => void;
}

/** Where the focus goes after a line has moved. */
export const buttonId = (key: string, action: RowAction): string => `menu-${key}-${action}`;

/** In place of a title. */
export const untitled = defineMessage({ defaultMessage: 'Untitled', description: 'In place of the title of a menu entry' });

function useActionNames() {
  const intl = useIntl();
  return (title: string): Record<RowAction, string> => ({
    indent: intl.formatMessage(
      { defaultMessage: 'Put {title} below the entry before it', description: 'Button at a menu entry' },
      { title },
    ),
    outdent: intl.formatMessage({ defaultMessage: 'Make {title} an entry of its own', description: 'Button at a menu entry' }, { title }),
    remove: intl.formatMessage({ defaultMessage: 'Remove {title}', description: 'Button at a menu entry' }, { title }),
  });
}

/** A line of the menu: what it is, its place, and its fields where it is open. */
export function EntryRow({ row, menu, canIndent, handle, open, errorOf, onOpen, onAction, onChange }: EntryRowProps) {
  const intl = useIntl();
  const locale = useLocale();
  const id = useId();
  const { entry, below, key } = row;
  const title = wordsIn(entry.title, locale) || intl.formatMessage(untitled);
  const names = useActionNames()(title);
  const tool = (action: RowAction, icon: typeof EditIcon) => (
    <IconButton
      id={buttonId(key, action)}
      label={names[action]}
      icon={<Icon icon={icon} directional={action !== 'remove'} />}
      disabled={action === 'indent' && !canIndent}
      onClick={() => onAction(action)}
    />
  );
  return (
    <div className={styles.row} data-below={below}>
      <div className={styles.head}>
        <div className={styles.name}>
          {handle}
          {!below && <Icon icon={menuIcon(entry.icon)} />}
          <div className={styles.words}>
            <Text as="span" weight="medium">
              <bdi>{title}</bdi>
            </Text>
            <Kind entry={entry} menu={menu} />
          </div>
        </div>
        <div className={styles.tools}>
          {below ? tool('outdent', ChevronBackIcon) : tool('indent', ChevronForwardIcon)}
          <IconButton
            label={intl.formatMessage(
              { defaultMessage: 'Change {title}', description: 'Button at a menu entry; opens its fields' },
              { title },
            )}
            icon={<Icon icon={EditIcon} />}
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => onOpen(!open)}
          />
          {tool('remove', DeleteIcon)}
        </div>
      </div>
      {open && <EntryFields id={id} row={row} menu={menu} errorOf={errorOf} onChange={onChange} />}
    </div>
  );
}

/** Where an entry leads, in a line. */
function Kind({ entry, menu }: Pick<EntryRowProps, 'menu'> & { entry: MenuRow['entry'] }) {
  const nameOf = useKindNames();
  const { type, reference_id: id, url } = entry;
  const targets = type === 'page' ? menu.pages : type === 'categories' ? menu.categories : [];
  const target = targets.find((one) => one.id === id)?.title ?? (type === 'external' ? url : id);
  const gone = (type === 'page' || type === 'categories') && id !== null && !targets.some((one) => one.id === id);
  return (
    <Text as="span" size="s" tone={gone ? 'critical' : 'muted'}>
      {nameOf(type)}
      {target && (
        <>
          {' · '}
          <bdi>{target}</bdi>
        </>
      )}
      {gone && (
        <>
          {' · '}
          <FormattedMessage defaultMessage="is not there any more" description="At a menu entry whose page is gone" />
        </>
      )}
    </Text>
  );
}
