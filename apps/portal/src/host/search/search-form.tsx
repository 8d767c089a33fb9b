import type { SearchQuery } from '@foyer/api';
import { SearchField } from '@foyer/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import { searchPath } from './search-path.ts';

const ExtendedSearch = lazy(() => import('./extended-search.tsx').then(({ ExtendedSearch: Component }) => ({ default: Component })));

interface SearchFormProps {
  /** What is looked for already. */
  initial?: SearchQuery | null;
  /** A search was sent off. */
  onSearch?: () => void;
}

/** Where a search begins: one field, and with `advanced_search.type` extended a choice of fields above it (access §2). */
export function SearchForm({ initial, onSearch }: SearchFormProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const { type } = useShellData().settings.advanced_search;
  function go(search: SearchQuery): void {
    onSearch?.();
    void navigate(searchPath(locale, search));
  }
  const everything = (
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
      defaultValue={initial?.q}
      maxLength={200}
      onSearch={(q) => go({ q })}
    />
  );
  if (type !== 'extended') return everything;
  return (
    <Suspense fallback={everything}>
      <ExtendedSearch initial={initial} everything={everything} go={go} />
    </Suspense>
  );
}
