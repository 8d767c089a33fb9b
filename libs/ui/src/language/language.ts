import { createContext, use } from 'react';

/** The BCP 47 tag that `UiProvider` gives to the components below it. */
export const LanguageContext = createContext('en-GB');

/** The language around a component as a BCP 47 tag, such as `de-DE`. */
export const useLanguageTag = () => use(LanguageContext);
