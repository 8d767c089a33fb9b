import type { SearchQuery } from '@foyer/api';
import { SearchField } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';
import { searchPath } from './search-path.ts';

interface SearchEverythingProps {
  /** What is looked for already. */
  initial?: string | undefined;
  go: (search: SearchQuery) => void;
}

/** One field for all that the portal finds. Before scripts it is a form that leads to the results. */
export function SearchEverything({ initial, go }: SearchEverythingProps) {
  const intl = useIntl();
  const locale = useLocale();
  return (
    <SearchField
      name="q"
      action={searchPath(locale, {}).replace(/\?$/, '')}
      label={intl.formatMessage({ defaultMessage: 'Search the portal', description: 'Name of the search field' })}
      placeholder={intl.formatMessage({
        defaultMessage: 'News, pages, people',
        description: 'What the search finds; in the empty search field',
      })}
      submitLabel={intl.formatMessage({ defaultMessage: 'Search now', description: 'Button of the search field' })}
      clearLabel={intl.formatMessage({ defaultMessage: 'Clear search', description: 'Button of the search field' })}
      defaultValue={initial}
      maxLength={200}
      onSearch={(q) => go({ q })}
    />
  );
}
