import { createContext } from 'react';

/** The server's clock at the time of the first view, in ms; a page that was not rendered on a server needs none. */
export const FirstViewNowContext = createContext<number | undefined>(undefined);
