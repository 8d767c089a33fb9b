import type { Schemas } from '@foyer/api';
import { Dialog, Icon, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { iconOf } from './module-types.ts';
import * as styles from './page-editor.css.ts';
import { useModuleWords } from './use-module-words.ts';

type ModuleType = Schemas['StudioModuleType'];

interface ModuleChooserProps {
  types: readonly ModuleType[];
  onClose: () => void;
  onChoose: (type: ModuleType) => void;
}

/** Every type of modules with what it shows, by name. */
export function ModuleChooser({ types, onClose, onChoose }: ModuleChooserProps) {
  const intl = useIntl();
  const { nameOf, sentenceOf } = useModuleWords();
  const sorted = types.toSorted((one, other) => nameOf(one.type).localeCompare(nameOf(other.type), intl.locale));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={<FormattedMessage defaultMessage="Add a module" description="Title of the dialog that chooses a type of modules" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog that chooses a type of modules' })}
    >
      <ul role="list" className={styles.types}>
        {sorted.map((each) => {
          const icon = iconOf(each.type);
          return (
            <li key={each.type}>
              <button type="button" className={styles.type} onClick={() => onChoose(each)}>
                {icon && <Icon icon={icon} />}
                <span className={styles.names}>
                  <strong>{nameOf(each.type)}</strong>
                  <span className={styles.small}>{sentenceOf(each.type)}</span>
                  {each.visibility === 'members' && (
                    <Text as="span" size="s" tone="muted">
                      <FormattedMessage defaultMessage="For members only" description="At a type of modules that guests are not shown" />
                    </Text>
                  )}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
