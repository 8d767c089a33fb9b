import type { Schemas } from '@foyer/api';
import { type Locale, locales } from '@foyer/i18n';
import { CheckIcon, Icon, Switch, ToggleChip } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './language-choice.css.ts';
import type { Translation } from './translations.ts';
import type { LanguagePair } from './use-language-pair.ts';

interface LanguageChoiceProps {
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  /** How far everything is written in a language. */
  translationOf: (locale: Locale) => Translation;
  pair: Pick<LanguagePair, 'chosen' | 'choose' | 'isPair' | 'setPair'>;
}

/** Which language is written, what each of them lacks, and whether two are side by side. */
export function LanguageChoice({ languages, translationOf, pair }: LanguageChoiceProps) {
  const intl = useIntl();
  if (languages.length < 2) return null;
  const label = intl.formatMessage({
    defaultMessage: 'Languages',
    description: 'Name of the choice of languages above an article that is written',
  });
  return (
    <div className={styles.choice}>
      <div role="group" aria-label={label} className={styles.languages}>
        {languages.map(({ key, label: name }) => {
          const { written, missing } = translationOf(key);
          const isWhole = written > 0 && missing === 0;
          return (
            <ToggleChip
              key={key}
              pressed={key === pair.chosen}
              {...(isWhole && { icon: <Icon icon={CheckIcon} /> })}
              onClick={() => pair.choose(key)}
            >
              <span lang={locales[key].tag}>{name}</span>
              {!isWhole && (
                <>
                  {' '}
                  {written === 0 ? (
                    <FormattedMessage defaultMessage="(missing)" description="Behind a language in which an article is not written yet" />
                  ) : (
                    <FormattedMessage
                      defaultMessage="({count, number} missing)"
                      description="Behind a language: how many texts are written in another language and not in this one"
                      values={{ count: missing }}
                    />
                  )}
                </>
              )}
            </ToggleChip>
          );
        })}
      </div>
      <div className={styles.pair}>
        <Switch
          label={
            <FormattedMessage
              defaultMessage="Two languages side by side"
              description="Switch beside the choice of languages of an article or a page that is written"
            />
          }
          checked={pair.isPair}
          onChange={pair.setPair}
        />
      </div>
    </div>
  );
}
