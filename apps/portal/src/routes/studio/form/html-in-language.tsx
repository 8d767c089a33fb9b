import type { Locale } from '@foyer/i18n';
import { Button, SkeletonText, TextArea } from '@foyer/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadChunk } from '../../../host/app/chunk.ts';
import { useForm, type SchemaFieldProps } from './form-context.ts';
import * as styles from './form.css.ts';
import { isPlainHtml } from './is-plain-html.ts';
import { LocalizedLabel } from './localized-label.tsx';
import { faultOfText, readText, writeText } from './localized-text.ts';
import { useFieldWords } from './use-field-words.ts';

const RichText = lazy(() => loadChunk(() => import('../rich-text.tsx')));

/** HTML in one language: as a text with a toolbar, or as HTML where that would lose some of it. */
export function HtmlInLanguage({ schema, path, name, value, onChange, locale }: SchemaFieldProps & { locale: Locale }) {
  const id = useId();
  const form = useForm();
  const words = useFieldWords(name);
  const { text, standIn } = readText(value, locale);
  const [asSource, setAsSource] = useState(() => !isPlainHtml(text));
  const error = faultOfText(form, path, locale);
  const label = (
    <LocalizedLabel locale={locale} isMissing={standIn !== ''}>
      {words.label}
    </LocalizedLabel>
  );
  const change = (html: string) => onChange((now) => writeText(now, locale, html));
  if (asSource) {
    return (
      <TextArea
        className={styles.source}
        label={label}
        hint={
          words.hint ?? (
            <FormattedMessage
              defaultMessage="This text has parts that are written as HTML, such as buttons, boxes or frames."
              description="Hint at a field of the studio that shows HTML"
            />
          )
        }
        error={error}
        value={text}
        maxLength={schema.properties?.[locale]?.maxLength}
        rows={10}
        dir="ltr"
        spellCheck={false}
        onChange={change}
      />
    );
  }
  return (
    <div className={styles.part}>
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <Suspense fallback={<SkeletonText lines={6} />}>
        <RichText
          labelledBy={`${id}-label`}
          locale={locale}
          html={text}
          invalid={error !== undefined}
          {...(error && { describedBy: `${id}-fault` })}
          addSource={form.addSource}
          onChange={change}
        />
      </Suspense>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => setAsSource(true)}>
          <FormattedMessage defaultMessage="Write as HTML" description="Button below a text in the studio" />
        </Button>
      </div>
      {error && (
        <p id={`${id}-fault`} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
}
