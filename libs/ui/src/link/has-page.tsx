import { createContext, type ReactNode, use } from 'react';

const PageContext = createContext<(href: string) => boolean>(() => true);

export interface PagesProviderProps {
  /** Whether an address of the app has a page. */
  hasPage: (href: string) => boolean;
  children: ReactNode;
}

/** Provides the parts below with the pages that the app has. Without it every address counts as one that has a page. */
export const PagesProvider = ({ hasPage, children }: PagesProviderProps) => <PageContext value={hasPage}>{children}</PageContext>;

/** Whether an address of the app has a page, for links that are left out until the app has it. */
export const useHasPage = (): ((href: string) => boolean) => use(PageContext);
