// `npm run i18n:check`: the source texts are those of the code, and every language says all of them soundly. With `--built`: the
// built portal asks for no message that is not there.
import { join } from 'node:path';
import { builtIds } from './built.ts';
import { catalogText, readCatalog } from './catalog.ts';
import { extractMessages } from './extraction.ts';
import { checkInformal, informalLocales, informalOf } from './informal.ts';
import { tagOf, translatedLocales } from './locales.ts';
import { flatPackages, root, sourceLocale, speakingPackages } from './packages.ts';
import { checkSource, checkTranslation } from './rules.ts';

const langFile = (folder: string, locale: string) => join(root, folder, 'lang', `${locale}.json`);
const problems: string[] = [];
let messages = 0;

async function checkFreshness(folder: string): Promise<void> {
  const fresh = catalogText(await extractMessages(folder));
  if (catalogText(readCatalog(langFile(folder, sourceLocale))) !== fresh) {
    problems.push(`${folder}: lang/${sourceLocale}.json differs from the code; run npm run i18n:extract`);
  }
}

function checkLanguages(folder: string): void {
  const source = readCatalog(langFile(folder, sourceLocale));
  const add = (locale: string, findings: { id: string; problem: string }[]) =>
    problems.push(...findings.map(({ id, problem }) => `${folder}/lang/${locale}.json ${id}: ${problem}`));
  const unsound = checkSource(source, tagOf(sourceLocale));
  add(sourceLocale, unsound);
  messages += Object.keys(source).length;
  if (unsound.length > 0) return;
  for (const locale of translatedLocales) add(locale, checkTranslation(source, readCatalog(langFile(folder, locale)), tagOf(locale)));
  for (const locale of informalLocales) {
    const [formal, informal] = [locale, informalOf(locale)].map((name) => readCatalog(langFile(folder, name)));
    add(informalOf(locale), checkInformal(formal!, informal!, tagOf(locale)));
  }
}

function checkBuilt(): void {
  const known = new Set(speakingPackages().flatMap((folder) => Object.keys(readCatalog(langFile(folder, sourceLocale)))));
  const asked = builtIds(join(root, 'apps/portal/dist'));
  if (asked.size === 0) problems.push('The built portal asks for no message: was it built?');
  for (const id of asked) if (!known.has(id)) problems.push(`The built portal asks for ${id}, which no language has.`);
  console.log(`The built portal asks for ${asked.size} of ${known.size} messages.`);
}

if (process.argv.includes('--built')) checkBuilt();
else {
  for (const folder of speakingPackages()) {
    await checkFreshness(folder);
    checkLanguages(folder);
  }
  flatPackages.forEach(checkLanguages);
  if (messages === 0) problems.push('No message was found at all.');
  console.log(`${messages} messages in ${translatedLocales.length + 1} languages.`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
