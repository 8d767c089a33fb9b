import { Checkbox, CheckboxGroup } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './api-keys.css.ts';
import { knownScopes, scopeWords } from './scope-words.ts';

interface ScopeFieldsProps {
  /** What may be chosen. */
  scopes: readonly string[];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** What a key may do. */
export const ScopeFields = ({ scopes, chosen, error, onChange }: ScopeFieldsProps) => (
  <CheckboxGroup
    label={<FormattedMessage defaultMessage="What it may do" description="Group of checkboxes of the dialog about a new API key" />}
    hint={<FormattedMessage defaultMessage="Choose no more than the program needs." description="Hint at what a new API key may do" />}
    error={error}
    value={chosen}
    onChange={onChange}
  >
    <div className={styles.scopes}>
      {knownScopes(scopes).map((scope) => (
        <Checkbox key={scope} value={scope} label={<FormattedMessage {...scopeWords[scope]} />} />
      ))}
    </div>
  </CheckboxGroup>
);
