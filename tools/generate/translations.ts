import { join } from 'node:path';
import { readCatalog, sync, writeCatalog } from '../i18n/catalog.ts';
import { extractMessages } from '../i18n/extraction.ts';
import { translatedLocales } from '../i18n/locales.ts';
import { root, sourceLocale } from '../i18n/packages.ts';

/** The texts of the templates in every language: what is generated is complete from the first minute. */
const texts: Record<string, Record<string, string>> = {
  'There is nothing here yet': {
    de_DE: 'Hier ist noch nichts',
    fr_FR: 'Il n’y a encore rien ici',
    it_IT: 'Qui non c’è ancora niente',
    nl_NL: 'Hier is nog niets',
    ar: 'لا يوجد شيء هنا بعد',
  },
};

/** Writes the languages' files of a library that was just made. Throws for a text of a template that has no translation here. */
export async function translateTemplate(folder: string): Promise<void> {
  const source = await extractMessages(folder);
  writeCatalog(join(root, folder, 'lang', `${sourceLocale}.json`), source);
  for (const locale of translatedLocales) {
    const path = join(root, folder, 'lang', `${locale}.json`);
    const { kept, missing } = sync(source, readCatalog(path));
    for (const id of missing) {
      const text = texts[source[id]!.defaultMessage]?.[locale];
      if (!text) throw new Error(`tools/generate/translations.ts lacks "${source[id]!.defaultMessage}" in ${locale}.`);
      kept[id] = { defaultMessage: text };
    }
    writeCatalog(path, kept);
  }
}
