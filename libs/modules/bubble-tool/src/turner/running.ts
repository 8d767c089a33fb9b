import { createContext } from 'react';

/** Whether what turns by itself does so now: not while the page is hidden or someone has stopped it. */
export const RunningContext = createContext(true);
