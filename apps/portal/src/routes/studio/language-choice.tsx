import type { Schemas } from '@foyer/api';
import { type Locale, locales } from '@foyer/i18n';
import { CheckIcon, Icon, ToggleChip } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './article-editor.css.ts';

interface LanguageChoiceProps {
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  /** Whether something is not written yet in a language. */
  isMissing: (locale: Locale) => boolean;
  chosen: Locale;
  onChoose: (locale: Locale) => void;
}

/** Which language is written, and which of them the article lacks. */
export function LanguageChoice({ languages, isMissing, chosen, onChoose }: LanguageChoiceProps) {
  const intl = useIntl();
  const label = intl.formatMessage({
    defaultMessage: 'Languages',
    description: 'Name of the choice of languages above an article that is written',
  });
  return (
    <div role="group" aria-label={label} className={styles.languages}>
      {languages.map(({ key, label: name }) => (
        <ToggleChip
          key={key}
          pressed={key === chosen}
          {...(!isMissing(key) && { icon: <Icon icon={CheckIcon} /> })}
          onClick={() => onChoose(key)}
        >
          <span lang={locales[key].tag}>{name}</span>
          {isMissing(key) && (
            <>
              {' '}
              <FormattedMessage defaultMessage="(missing)" description="Behind a language in which an article is not written yet" />
            </>
          )}
        </ToggleChip>
      ))}
    </div>
  );
}
