import { type Catalog, readCatalog, sync, writeCatalog } from './catalog.ts';
import { type Finding, textProblems } from './rules.ts';

/** The languages whose texts address the reader in a formal way, and have a second file with informal texts (`de_DE.informal.json`). */
export const informalLocales = ['de_DE'];

/** The name of the file with a language's informal texts, and of these texts in the list of what is to be translated. */
export const informalOf = (locale: string): string => `${locale}.informal`;

/** Formal German. At the beginning of a sentence it may as well mean "she" or "they": such a text is put in other words. */
const formalAddress = /(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})/u;

/** Within a sentence: letters of old wrote these with a capital, portals do not. */
const capitalised = /(?<=[\p{L}\d,;] )(?:Du|Dich|Dir|Dein(?:e[mnrs]?)?)(?!\p{L})/u;

const addressing = (formal: Catalog): Catalog =>
  Object.fromEntries(Object.entries(formal).filter(([, { defaultMessage }]) => formalAddress.test(defaultMessage)));

function addressProblems(text: string): string[] {
  const [formal] = formalAddress.exec(text) ?? [];
  const [capital] = capitalised.exec(text) ?? [];
  return [...(formal ? [`says “${formal}”; informal texts say „du“`] : []), ...(capital ? [`writes “${capital}” with a capital`] : [])];
}

/** Checks the informal texts of a language against its formal ones: each that addresses the reader has one, and no other has. */
export function checkInformal(formal: Catalog, informal: Catalog, tag: string): Finding[] {
  const { kept, dropped, missing } = sync(addressing(formal), informal);
  return [
    ...missing.map((id) => ({ id, problem: `has no informal text: “${formal[id]!.defaultMessage}”` })),
    ...dropped.map((id) => ({ id, problem: 'belongs to no message that addresses the reader' })),
    ...Object.entries(kept).flatMap(([id, { defaultMessage }]) =>
      [...textProblems(formal[id]!.defaultMessage, defaultMessage, tag), ...addressProblems(defaultMessage)].map((problem) => ({
        id,
        problem,
      })),
    ),
  ];
}

/** Drops from a file of informal texts what no message needs any more; returns the ids that it dropped, and those of messages that lack one. */
export function syncInformal(formal: Catalog, file: string): { dropped: string[]; missing: string[] } {
  const { kept, dropped, missing } = sync(addressing(formal), readCatalog(file));
  writeCatalog(file, kept);
  return { dropped, missing };
}
