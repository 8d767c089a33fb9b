import type { Schemas } from '@foyer/api';
import { Alert, Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import type { Placed } from './page-content.ts';
import * as styles from './page-editor.css.ts';
import { useModuleWords } from './use-module-words.ts';

interface PageFaultsProps {
  /** Those that keep the page from being published. */
  faults: readonly Schemas['StudioPageFault'][];
  modules: readonly Placed[];
  onGo: (moduleId: string | null) => void;
}

/** What is to be done before a page can be published: each leads to its field. */
export function PageFaults({ faults, modules, onGo }: PageFaultsProps) {
  const { nameOf } = useModuleWords();
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
        {faults.map(({ field, message, module_id }) => {
          const module = modules.find(({ id }) => id === module_id);
          return (
            <li key={field}>
              <Button look="quiet" onClick={() => onGo(module_id)}>
                {module ? (
                  nameOf(module.type)
                ) : (
                  <FormattedMessage defaultMessage="The page itself" description="Above the modules of a page: leads to its own settings" />
                )}
                {': '}
                {message}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
