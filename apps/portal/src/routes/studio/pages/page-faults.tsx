import type { Schemas } from '@foyer/api';
import { Alert, Button } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Placed } from './page-content.ts';
import * as styles from './page-editor.css.ts';
import { useFieldLabel, useModuleWords } from './use-module-words.ts';

interface PageFaultsProps {
  /** Those that keep the page from being published. */
  faults: readonly Schemas['StudioPageFault'][];
  modules: readonly Placed[];
  onGo: (moduleId: string | null) => void;
}

/** What is to be done before a page can be published: each leads to its field. */
export function PageFaults({ faults, modules, onGo }: PageFaultsProps) {
  const intl = useIntl();
  const { nameOf } = useModuleWords();
  const labelOf = useFieldLabel();
  const typeOf = (moduleId: string | null) => modules.find(({ id }) => id === moduleId)?.type ?? '';
  const nameOfModule = (moduleId: string | null) =>
    typeOf(moduleId)
      ? nameOf(typeOf(moduleId))
      : intl.formatMessage({ defaultMessage: 'The page itself', description: 'Above the modules of a page: leads to its own settings' });
  return (
    <Alert
      tone="critical"
      role="alert"
      title={
        <FormattedMessage
          defaultMessage="{count, plural, one {# thing is} other {# things are}} missing before the page can be published"
          description="Above what is wrong with a page that was to be published"
          values={{ count: faults.length }}
        />
      }
    >
      <ul role="list" className={styles.faults}>
        {faults.map(({ field, message, module_id }) => (
          <li key={field}>
            <Button look="quiet" onClick={() => onGo(module_id)}>
              <FormattedMessage
                defaultMessage="{part}: {message}"
                description="What is wrong with a part of a page; part is such as Teaser cards · Title"
                values={{ part: [nameOfModule(module_id), labelOf(typeOf(module_id), field)].filter(Boolean).join(' · '), message }}
              />
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
