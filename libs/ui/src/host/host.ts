import { createContext, use } from 'react';

/** What content asks of the app it is in, where it is pressed. What an app does not have it leaves out. */
export interface Host {
  /** Goes to a path of the app without loading a new document. */
  navigate?: (href: string) => void;
  openSearch?: () => void;
}

/** Says to the content inside what the app can do. */
export const HostContext = createContext<Host>({});

/** What the nearest `HostContext` says the app can do; nothing where there is none. */
export const useHost = (): Host => use(HostContext);
