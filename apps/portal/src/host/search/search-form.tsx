import type { SearchQuery } from '@foyer/api';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useShellData } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import { SearchEverything } from './search-everything.tsx';
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
  const locale = useLocale();
  const navigate = useNavigate();
  const { type } = useShellData().settings.advanced_search;
  function go(search: SearchQuery): void {
    onSearch?.();
    void navigate(searchPath(locale, search));
  }
  const everything = <SearchEverything initial={initial?.q} go={go} onFollow={onSearch} />;
  if (type !== 'extended') return everything;
  return (
    <Suspense fallback={everything}>
      <ExtendedSearch initial={initial} everything={everything} go={go} />
    </Suspense>
  );
}
