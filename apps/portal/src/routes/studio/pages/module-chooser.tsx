import type { Schemas } from '@foyer/api';
import { Dialog, Heading, Stack } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ModuleTypeButton } from './module-type-button.tsx';
import * as styles from './page-editor.css.ts';
import { useModuleWords } from './use-module-words.ts';

type ModuleType = Schemas['StudioModuleType'];

interface ModuleChooserProps {
  types: readonly ModuleType[];
  onClose: () => void;
  onChoose: (type: ModuleType) => void;
}

/** Every type of modules with what it shows, by name: first what an editor fills, then what the portal does, for members alone. */
export function ModuleChooser({ types, onClose, onChoose }: ModuleChooserProps) {
  const intl = useIntl();
  const { nameOf } = useModuleWords();
  const sorted = types.toSorted((one, other) => nameOf(one.type).localeCompare(nameOf(other.type), intl.locale));
  const parts = [
    {
      name: 'all',
      title: (
        <FormattedMessage defaultMessage="Texts, pictures and links" description="Heading above the types of modules that editors fill" />
      ),
    },
    {
      name: 'members',
      title: (
        <FormattedMessage
          defaultMessage="From the portal, for members only"
          description="Heading above the types of modules that show news, people, hotels and such"
        />
      ),
    },
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="l"
      title={<FormattedMessage defaultMessage="Add a module" description="Title of the dialog that chooses a type of modules" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog that chooses a type of modules' })}
    >
      <Stack gap="l">
        {parts.map(({ name, title }) => (
          <Stack key={name} as="section" gap="s">
            <Heading level={3} size="card">
              {title}
            </Heading>
            <ul role="list" className={styles.types}>
              {sorted
                .filter(({ visibility }) => visibility === name)
                .map((each) => (
                  <li key={each.type}>
                    <ModuleTypeButton type={each.type} onChoose={() => onChoose(each)} />
                  </li>
                ))}
            </ul>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
}
