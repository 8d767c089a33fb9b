import { parse } from '@formatjs/icu-messageformat-parser';
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:messages/';

interface LangFile {
  [id: string]: { defaultMessage: string };
}

/** Merges every library's `lang/<locale>.json` and parses the messages, so that the browser needs no parser. */
export function compileMessages(root: string, locale: string): Record<string, unknown> {
  const files = globSync(`{apps/portal,libs/**}/lang/${locale}.json`, {
    cwd: root,
    exclude: (path) => path.split(sep).includes('node_modules'),
  });
  const entries = files.sort().flatMap((file) => Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')) as LangFile));
  return Object.fromEntries(entries.map(([id, { defaultMessage }]) => [id, parse(defaultMessage)]));
}

/** Serves `virtual:messages/<locale>`: all messages of one language, compiled. */
export function messages(root: string): Plugin {
  return {
    name: 'foyer-messages',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const locale = id.slice(prefix.length + 1);
      globSync(`{apps/portal,libs/**}/lang/${locale}.json`, { cwd: root }).forEach((file) => this.addWatchFile(join(root, file)));
      return { code: `export default ${JSON.stringify(compileMessages(root, locale))}`, moduleType: 'js' };
    },
  };
}
