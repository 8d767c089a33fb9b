import { type Locale, locales } from '@foyer/i18n';
import { VisuallyHidden } from '@foyer/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './versions.css.ts';
import { wordChanges } from './word-changes.ts';

interface VersionWordsProps {
  before: string;
  after: string;
  /** The language they are in. */
  locale: Locale;
}

/** A text with what was removed and what was added since a version: struck through and underlined, not by colour alone. */
export default function VersionWords({ before, after, locale }: VersionWordsProps) {
  const intl = useIntl();
  const { tag, direction } = locales[locale];
  const removed = intl.formatMessage({
    defaultMessage: 'Removed:',
    description: 'Read out before words that a version had and that are gone now',
  });
  const added = intl.formatMessage({ defaultMessage: 'Added:', description: 'Read out before words that have come since a version' });
  const runs = useMemo(() => wordChanges(before, after, tag), [before, after, tag]);
  return (
    <div lang={tag} dir={direction} className={styles.words}>
      {runs.map(({ text, side }, index) => {
        if (side === 'both') return text;
        return side === 'before' ? (
          <del key={index} className={styles.removed}>
            <VisuallyHidden>
              <span lang={intl.locale}>{removed} </span>
            </VisuallyHidden>
            {text}
          </del>
        ) : (
          <ins key={index} className={styles.added}>
            <VisuallyHidden>
              <span lang={intl.locale}>{added} </span>
            </VisuallyHidden>
            {text}
          </ins>
        );
      })}
    </div>
  );
}
