import { parse } from '@formatjs/icu-messageformat-parser';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { extractFrom } from '../i18n/extraction.ts';

const prefix = 'virtual:messages/';
const address = /^\0virtual:messages\/(?:(start|rest|more|late|studio|chat|widgets|chat-widget)\/)?(\w+(?:\.informal)?)$/;

interface LangFile {
  [id: string]: { defaultMessage: string };
}

/** The folders whose messages are part of every language, of the portal's, and of what widgets speak on other websites. */
const folders = {
  libraries: 'libs/{i18n,ui,modules/*,widgets/*}',
  portal: '{apps/portal,libs/{i18n,ui,modules/*,widgets/*}}',
  widgets: 'libs/{i18n,ui,widgets/*}',
  'chat-widget': 'libs/{i18n,ui,widgets/{element,mentions,chat}}',
};

/** Whether the folder of a language file is of what all widgets load on other websites; one with texts of its own (`src/messages.ts`) would make the others dearer. */
function isOnOtherSites(root: string, file: string): boolean {
  const [, kind, name = ''] = file.split(sep);
  const has = (source: string) => existsSync(join(root, 'libs/widgets', name, 'src', source));
  return kind !== 'widgets' || name === 'element' || (has('element.ts') && !has('messages.ts'));
}

/** The files with the messages of a language. Informal texts (`de_DE.informal`) come last, over the formal ones that they replace. */
function langFiles(root: string, wording: string, of: keyof typeof folders): string[] {
  const exclude = (path: string) => path.split(sep).includes('node_modules');
  const [locale] = wording.split('.');
  const files = [...new Set([locale, wording])].flatMap((name) =>
    globSync(`${folders[of]}/lang/${name}.json`, { cwd: root, exclude }).sort(),
  );
  return of === 'widgets' ? files.filter((file) => isOnOtherSites(root, file)) : files;
}

/** Merges the `lang/<locale>.json` of some folders and parses the messages, so that the browser needs no parser. */
function compileMessages(root: string, wording: string, of: keyof typeof folders): Record<string, unknown> {
  const entries = langFiles(root, wording, of).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as LangFile),
  );
  return Object.fromEntries(entries.map(([id, { defaultMessage }]) => [id, parse(defaultMessage)]));
}

/** Which part of a language a chunk holds. */
export type Part = 'start' | 'rest' | 'more' | 'late' | 'studio' | 'chat';

/** The files with the messages of each part. A message that no file of the portal holds belongs to the `rest`. */
export type PartFiles = Record<Part, readonly string[]>;

type PartIds = Record<Part, ReadonlySet<string>>;

/** The messages of one part. What several say is the start's, or else the rest's, which all screens that are more than few words have. */
export function partOf(messages: Record<string, unknown>, ids: PartIds, part: Part): Record<string, unknown> {
  const parts = ['start', 'rest', 'more', 'late', 'studio', 'chat'] as const;
  // Those of rarer screens are not there where what comes late is.
  const partOfId = (id: string): Part => {
    const of = parts.filter((name) => ids[name].has(id));
    return of.includes('start') ? 'start' : of.length === 1 ? of[0]! : 'rest';
  };
  return Object.fromEntries(Object.entries(messages).filter(([id]) => partOfId(id) === part));
}

async function readIds(files: PartFiles): Promise<PartIds> {
  const entries = Object.entries(files).map(async ([part, of]) => [part, new Set(Object.keys(await extractFrom(of)))]);
  return Object.fromEntries(await Promise.all(entries)) as PartIds;
}

/**
 * Serves `virtual:messages/<locale>`, the libraries' messages in one language (or in the informal texts of one, `de_DE.informal`), compiled; and for the portal `virtual:messages/<part>/<locale>`: those of
 * its and the libraries' messages that the files of the part use, and in `rest` the others. While developing, and where no files are named, everything is
 * in the start. `virtual:messages/widgets/<locale>` are those of the widgets that other websites load, `virtual:messages/chat-widget/<locale>` those of the chat there.
 */
export function messages(root: string, files?: PartFiles): Plugin {
  let partIds: Promise<PartIds> | undefined;
  let building = false;
  return {
    name: 'foyer-messages',
    config(_config, { command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      const [, part, wording] = address.exec(id) ?? [];
      if (!wording) return undefined;
      langFiles(root, wording, 'portal').forEach((file) => this.addWatchFile(join(root, file)));
      const ofWidgets = part === 'widgets' || part === 'chat-widget' ? part : undefined;
      const ofPortal = part !== undefined && !ofWidgets;
      const all = compileMessages(root, wording, ofWidgets ?? (ofPortal ? 'portal' : 'libraries'));
      if (building && ofPortal && files) partIds ??= readIds(files);
      const ids = (await partIds) ?? {
        start: new Set(Object.keys(all)),
        more: new Set<string>(),
        rest: new Set<string>(),
        late: new Set<string>(),
        studio: new Set<string>(),
        chat: new Set<string>(),
      };
      return { code: `export default ${JSON.stringify(ofPortal ? partOf(all, ids, part as Part) : all)}`, moduleType: 'js' };
    },
  };
}
