import { useEffect, useState, type ComponentType } from 'react';
import { useLocation, type Location } from 'react-router';
import { loadErrorPage } from './page-error.tsx';

/** What navigations need, loaded once the page is hydrated: the first view needs nothing of it. */
export function LateNavigation() {
  const [first] = useState(useLocation());
  const [Navigation, setNavigation] = useState<ComponentType<{ first: Location }>>();
  useEffect(() => {
    import('./navigation/navigation.tsx').then((module) => setNavigation(() => module.Navigation)).catch(() => undefined); // pages can be walked without it
    loadErrorPage().catch(() => undefined);
  }, []);
  return Navigation && <Navigation first={first} />;
}
