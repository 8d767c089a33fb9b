import type { Schemas, SearchQuery } from '@foyer/api';
import { LinkChip } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { searchPath } from '../../host/search/search-path.ts';
import { AreaTitle } from './area-title.tsx';
import * as styles from './search-results.css.ts';

/** The kinds of what was found, each with its count: one of them alone, or all. Where there is one kind only, there is nothing to choose. */
export function AreaFilter({ counts, search }: { counts: readonly Schemas['SearchCount'][]; search: SearchQuery }) {
  const intl = useIntl();
  const locale = useLocale();
  const { q, area: chosen } = search;
  if (counts.length < 2 && chosen === undefined) return null;
  return (
    <nav
      aria-label={intl.formatMessage({
        defaultMessage: 'Kinds of results',
        description: 'Name of the choice of kinds above search results',
      })}
    >
      <ul className={styles.filter}>
        <li>
          <LinkChip href={searchPath(locale, { q })} current={chosen === undefined}>
            <FormattedMessage defaultMessage="All" description="Choice above search results: results of every kind" />
          </LinkChip>
        </li>
        {counts.map(({ area, total }) => (
          <li key={area}>
            <LinkChip href={searchPath(locale, { q, area })} current={chosen === area}>
              <AreaTitle area={area} count={total} />
            </LinkChip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
