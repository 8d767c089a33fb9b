import { useSearchParams } from 'react-router';
import { useUser } from '../../host/app/shell-data.ts';
import { readSearch } from '../../host/search/search-path.ts';
import { GonePage } from './gone-page.tsx';
import { NothingFound } from './nothing-found.tsx';

/** Nothing was found, or it is not there any more; back goes one step (access §2). */
export function ResultNotFoundPage() {
  const [params] = useSearchParams();
  const member = useUser() !== null;
  // Only members can search.
  const search = member && readSearch(params);
  return search ? <NothingFound key={params.toString()} search={search} /> : <GonePage />;
}
