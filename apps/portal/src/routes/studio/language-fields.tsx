import type { Locale } from '@foyer/i18n';
import { locales } from '@foyer/i18n';
import { SkeletonText, TextArea, TextField } from '@foyer/ui';
import { lazy, memo, Suspense, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { loadChunk } from '../../host/app/chunk.ts';
import * as styles from './article-editor.css.ts';
import type { LanguageText } from './studio-content.ts';
import { useInBrowser } from './use-in-browser.ts';

const RichText = lazy(() => loadChunk(() => import('./rich-text.tsx')));

/** What is wrong with a field, by its name in the contract. */
export type FieldErrors = (field: string) => string | undefined;

interface LanguageFieldsProps {
  locale: Locale;
  /** The language in its own name. */
  name: string;
  text: LanguageText;
  errorOf: FieldErrors;
  onChange: (locale: Locale, change: Partial<LanguageText>) => void;
  addSource: (flush: () => void) => () => void;
}

/** What an article says in one language. Drawn again where its own words change. */
export const LanguageFields = memo(function LanguageFields({ locale, name, text, errorOf, onChange, addSource }: LanguageFieldsProps) {
  const intl = useIntl();
  const inBrowser = useInBrowser();
  const id = useId();
  const { tag, direction } = locales[locale];
  const language = { lang: tag, dir: direction };
  const fault = (field: keyof LanguageText) => errorOf(`content.texts.${locale}.${field}`);
  const count = (used: number, max = 200) =>
    intl.formatMessage(
      { defaultMessage: '{used, number} of {max, number}', description: 'How many characters of a field are used' },
      { used, max },
    );
  return (
    <section aria-labelledby={`${id}-name`} className={styles.language}>
      <h2 id={`${id}-name`} className={styles.languageName}>
        {name}
      </h2>
      <TextField
        {...language}
        label={<FormattedMessage defaultMessage="Headline" description="Field of an article that is written" />}
        value={text.title}
        maxLength={200}
        counter={count}
        error={fault('title')}
        onChange={(title) => onChange(locale, { title })}
      />
      <TextArea
        {...language}
        label={<FormattedMessage defaultMessage="Introduction" description="Field of an article that is written: its teaser" />}
        value={text.teaser}
        maxLength={1000}
        rows={2}
        error={fault('teaser')}
        onChange={(teaser) => onChange(locale, { teaser })}
      />
      <div className={styles.text}>
        <span id={`${id}-text`} className={styles.label}>
          <FormattedMessage defaultMessage="Text" description="Field of an article that is written" />
        </span>
        {inBrowser ? (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <RichText
              labelledBy={`${id}-text ${id}-name`}
              locale={locale}
              html={text.content}
              invalid={fault('content') !== undefined}
              {...(fault('content') && { describedBy: `${id}-fault` })}
              addSource={addSource}
              onChange={(content) => onChange(locale, { content })}
            />
          </Suspense>
        ) : (
          <SkeletonText lines={6} />
        )}
        {fault('content') && (
          <p id={`${id}-fault`} className={styles.fault}>
            {fault('content')}
          </p>
        )}
      </div>
    </section>
  );
});
