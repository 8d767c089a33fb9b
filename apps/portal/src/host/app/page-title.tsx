import { useRouteLoaderData } from 'react-router';
import type { ShellData } from './shell-data.ts';

/** The document's title: what is on screen, then the customer's name for the portal. */
export function PageTitle({ children }: { children?: string }) {
  // absent where the error page replaces a language that could not be loaded
  const name = useRouteLoaderData<ShellData | undefined>('language')?.settings.base_options.meta_title;
  return <title>{[children, name].filter(Boolean).join(' · ')}</title>;
}
