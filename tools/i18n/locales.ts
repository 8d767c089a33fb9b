import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, sourceLocale } from './packages.ts';

interface Contract {
  components: { schemas: { Locale: { enum: string[] } } };
}

const contract = JSON.parse(readFileSync(join(root, 'libs/api/openapi.gen.json'), 'utf8')) as Contract;

/** Every language of the contract. */
const locales = contract.components.schemas.Locale.enum;

/** The languages that are translated into. */
export const translatedLocales = locales.filter((locale) => locale !== sourceLocale);

/** The BCP 47 tag of a language, for `Intl`. */
export const tagOf = (locale: string) => locale.replace('_', '-');
