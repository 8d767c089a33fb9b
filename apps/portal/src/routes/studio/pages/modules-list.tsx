import type { Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { Button, FileTextIcon, Icon, PlusIcon, type RowTools, SortableList, Text } from '@foyer/ui';
import { memo, useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { LanguagePair } from '../use-language-pair.ts';
import { useSortableTexts } from '../form/use-sortable-texts.ts';
import { ModuleRow, type RowActions } from './module-row.tsx';
import { titleOfModule } from './module-title.ts';
import type { Placed } from './page-content.ts';
import * as styles from './page-editor.css.ts';
import { translationOfModule } from './page-texts.ts';
import { useModuleWords } from './use-module-words.ts';

interface ModulesListProps {
  modules: readonly Placed[];
  /** Which of them is chosen; `null` for the page itself. */
  chosen: string | null;
  /** Those in which something is wrong, `null` for the page itself. */
  faulty: ReadonlySet<string | null>;
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  /** The language that is written, and those that are shown. */
  locale: Locale;
  shown: LanguagePair['shown'];
  actions: RowActions;
  onChoosePage: () => void;
  onAdd: () => void;
  onSort: (sorted: Placed[]) => void;
}

const keyOf = ({ id }: Placed): string => id;

/** The page and its modules in order, of which one is chosen. Drawn again where the modules change, and not for the texts of the page itself. */
export const ModulesList = memo(function ModulesList(props: ModulesListProps) {
  const { modules, chosen, faulty, languages, locale, shown, actions, onChoosePage, onAdd, onSort } = props;
  const intl = useIntl();
  const { nameOf } = useModuleWords();
  const texts = useSortableTexts();
  const lacks = useCallback(
    (module: Placed) =>
      languages
        .filter(({ key }) => shown.includes(key) && translationOfModule(module, key).missing > 0)
        .map(({ label }) => label)
        .join(', '),
    [languages, shown],
  );
  const row = useCallback(
    (module: Placed, tools: RowTools) => (
      <ModuleRow
        module={module}
        locale={locale}
        lacks={lacks(module)}
        chosen={module.id === chosen}
        faulty={faulty.has(module.id)}
        tools={tools}
        actions={actions}
      />
    ),
    [locale, lacks, chosen, faulty, actions],
  );
  return (
    <>
      <div className={styles.row} data-chosen={chosen === null}>
        <button type="button" className={styles.chooser} aria-pressed={chosen === null} onClick={onChoosePage}>
          <Icon icon={FileTextIcon} />
          <span className={styles.names}>
            <FormattedMessage defaultMessage="The page itself" description="Above the modules of a page: leads to its own settings" />
            <span className={styles.small}>
              <FormattedMessage defaultMessage="Title, picture, who may see it" description="Below the name of a page’s own settings" />
            </span>
          </span>
        </button>
      </div>
      <SortableList
        label={intl.formatMessage({ defaultMessage: 'Modules', description: 'Name of the list of a page’s modules' })}
        items={modules}
        keyOf={keyOf}
        nameOf={(module) => [nameOf(module.type), titleOfModule(module, locale)].filter(Boolean).join(': ')}
        texts={texts}
        onSort={onSort}
      >
        {row}
      </SortableList>
      {modules.length === 0 && (
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="This page is empty. Add its first module."
            description="In place of the modules of a page that has none"
          />
        </Text>
      )}
      <Button look="secondary" icon={<Icon icon={PlusIcon} />} aria-haspopup="dialog" onClick={onAdd}>
        <FormattedMessage defaultMessage="Add a module …" description="Button below the modules of a page; opens a dialog" />
      </Button>
    </>
  );
});
