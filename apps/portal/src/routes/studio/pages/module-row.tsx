import type { Locale } from '@foyer/i18n';
import { Badge, CopyIcon, DeleteIcon, HelpIcon, Icon, LanguagesIcon, Menu, MenuAction, MoreIcon, PlusIcon, type RowTools } from '@foyer/ui';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { iconOf } from './module-types.ts';
import { titleOfModule } from './module-title.ts';
import type { Placed } from './page-content.ts';
import * as styles from './page-editor.css.ts';
import { useModuleWords } from './use-module-words.ts';

/** What can be done at a row; the same object as long as the list is shown. */
export interface RowActions {
  choose: (id: string) => void;
  addBehind: (id: string) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
}

interface ModuleRowProps {
  module: Placed;
  locale: Locale;
  /** The names of the languages that are written in which some of its texts are missing. */
  lacks: string;
  chosen: boolean;
  faulty: boolean;
  tools: RowTools;
  actions: RowActions;
}

/** One module in the list: chosen by its name, moved by its handle. */
export const ModuleRow = memo(function ModuleRow({ module, locale, lacks, chosen, faulty, tools, actions }: ModuleRowProps) {
  const { nameOf } = useModuleWords();
  const { id, type } = module;
  const icon = iconOf(type);
  const title = titleOfModule(module, locale);
  return (
    <div className={styles.row} data-chosen={chosen}>
      {tools.handle}
      <button type="button" className={styles.chooser} aria-pressed={chosen} data-module={id} onClick={() => actions.choose(id)}>
        <Icon icon={icon ?? HelpIcon} />
        <span className={styles.names}>
          <span>{nameOf(type)}</span>
          {title && <bdi className={`${styles.small} ${styles.line}`}>{title}</bdi>}
          {lacks && (
            <span className={`${styles.small} ${styles.lacks}`}>
              <Icon icon={LanguagesIcon} />
              <span>
                <FormattedMessage
                  defaultMessage="{languages}: texts missing"
                  description="Mark of a module that says less in a language than in others; such as: English: texts missing"
                  values={{ languages: <bdi>{lacks}</bdi> }}
                />
              </span>
            </span>
          )}
          {!icon && <Mark tone="warning">{unknown}</Mark>}
          {icon && faulty && <Mark tone="critical">{incomplete}</Mark>}
        </span>
      </button>
      <RowMenu id={id} title={nameOf(type)} moves={tools.moves} actions={actions} />
    </div>
  );
});

const unknown = <FormattedMessage defaultMessage="Unknown type" description="Mark of a module of a type that there is not" />;
const incomplete = <FormattedMessage defaultMessage="Incomplete" description="Mark of a module in which something is wrong" />;

const Mark = ({ tone, children }: { tone: 'warning' | 'critical'; children: ReactNode }) => (
  <span>
    <Badge tone={tone}>{children}</Badge>
  </span>
);

interface RowMenuProps {
  id: string;
  title: string;
  moves: ReactNode;
  actions: RowActions;
}

function RowMenu({ id, title, moves, actions }: RowMenuProps) {
  const intl = useIntl();
  return (
    <Menu
      label={intl.formatMessage(
        { defaultMessage: 'Actions: {title}', description: 'Name of the menu at a module in the studio' },
        { title },
      )}
      trigger={<Icon icon={MoreIcon} />}
      align="end"
    >
      {moves}
      <MenuAction icon={<Icon icon={PlusIcon} />} onClick={() => actions.addBehind(id)}>
        <FormattedMessage defaultMessage="Add a module below" description="Entry of the menu at a module" />
      </MenuAction>
      <MenuAction icon={<Icon icon={CopyIcon} />} onClick={() => actions.duplicate(id)}>
        <FormattedMessage defaultMessage="Duplicate" description="Entry of the menu at a module" />
      </MenuAction>
      <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={() => actions.remove(id)}>
        <FormattedMessage defaultMessage="Remove" description="Entry of the menu at a module" />
      </MenuAction>
    </Menu>
  );
}
