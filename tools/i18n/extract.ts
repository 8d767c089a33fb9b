// `npm run i18n:extract`: writes the source texts of the code into lang/en_GB.json, drops what no message uses any more, and
// lists what is to be translated in .foyer/translations.json. Texts filled in there are taken over by the next run.
import { join } from 'node:path';
import { readCatalog, sync, writeCatalog } from './catalog.ts';
import { extractMessages } from './extraction.ts';
import { informalLocales, informalOf, syncInformal } from './informal.ts';
import { translatedLocales } from './locales.ts';
import { root, sourceLocale, speakingPackages } from './packages.ts';
import { addTask, takeOver, writeWorklist, type Worklist } from './worklist.ts';

const taken = takeOver();
if (taken > 0) console.log(`Took over ${taken} translations.`);

const worklist: Worklist = {};
let open = 0;
for (const folder of speakingPackages()) {
  const source = await extractMessages(folder);
  writeCatalog(join(root, folder, 'lang', `${sourceLocale}.json`), source);
  for (const locale of translatedLocales) {
    const path = join(root, folder, 'lang', `${locale}.json`);
    const { kept, dropped, missing } = sync(source, readCatalog(path));
    writeCatalog(path, kept);
    missing.forEach((id) => addTask(worklist, folder, id, locale, source[id]!));
    open += missing.length;
    if (dropped.length > 0) console.log(`${folder} ${locale}: dropped ${dropped.join(', ')}`);
  }
  for (const locale of informalLocales) {
    const formal = readCatalog(join(root, folder, 'lang', `${locale}.json`));
    const { dropped, missing } = syncInformal(formal, join(root, folder, 'lang', `${informalOf(locale)}.json`));
    for (const id of missing) {
      const description = `Informal, in place of: ${formal[id]!.defaultMessage}`;
      addTask(worklist, folder, id, informalOf(locale), { ...source[id]!, description });
    }
    open += missing.length;
    if (dropped.length > 0) console.log(`${folder} ${informalOf(locale)}: dropped ${dropped.join(', ')}`);
  }
  console.log(`${folder}: ${Object.keys(source).length} messages`);
}
const file = writeWorklist(worklist);
console.log(open === 0 ? 'Every message is translated.' : `${open} translations are missing: fill them in in ${file} and run this again.`);
