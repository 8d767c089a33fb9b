import { useNavigate } from 'react-router';
import { useLocale } from '../../host/language/use-locale.ts';
import { SearchEverything } from '../../host/search/search-everything.tsx';
import { searchPath } from '../../host/search/search-path.ts';
import * as styles from './home-head.css.ts';
import { ToDo } from './to-do.tsx';

/** What stands between the greeting and the modules of a member's start page: on phones the search, which the bar has elsewhere, and what is to be done. */
export function HomeHead() {
  const locale = useLocale();
  const navigate = useNavigate();
  return (
    <>
      <div className={styles.search}>
        <SearchEverything go={(search) => void navigate(searchPath(locale, search))} />
      </div>
      <ToDo />
    </>
  );
}
