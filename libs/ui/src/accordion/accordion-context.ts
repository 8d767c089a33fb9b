import { createContext } from 'react';

/** What an `Accordion` passes to its disclosures: the name they share where one is open at a time, and their look. */
export const AccordionContext = createContext<{ name?: string | undefined; className?: string } | undefined>(undefined);
