import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readCatalog, writeCatalog } from './catalog.ts';
import { root, sourceLocale } from './packages.ts';

/** One message to translate: the source text, where it is used, and an empty text for each language that lacks it. */
type Task = { description?: string } & Record<string, string | undefined>;

/** What is to be translated, by package and id. */
export type Worklist = Record<string, Record<string, Task>>;

const file = join(root, '.foyer', 'translations.json');

/** Adds a message that one language lacks. */
export function addTask(
  list: Worklist,
  folder: string,
  id: string,
  locale: string,
  source: { defaultMessage: string; description?: string },
): void {
  const task = ((list[folder] ??= {})[id] ??= { description: source.description, [sourceLocale]: source.defaultMessage });
  task[locale] = '';
}

/** Writes what is to be translated and says where. */
export function writeWorklist(list: Worklist): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  return file;
}

/** Takes the texts that were filled in over into the languages' files; returns their number. */
export function takeOver(): number {
  if (!existsSync(file)) return 0;
  const list = JSON.parse(readFileSync(file, 'utf8')) as Worklist;
  let taken = 0;
  for (const [folder, tasks] of Object.entries(list)) {
    for (const [id, { description: _, [sourceLocale]: __, ...texts }] of Object.entries(tasks)) {
      for (const [locale, text] of Object.entries(texts)) {
        if (!text) continue;
        const path = join(root, folder, 'lang', `${locale}.json`);
        writeCatalog(path, { ...readCatalog(path), [id]: { defaultMessage: text } });
        taken += 1;
      }
    }
  }
  return taken;
}
