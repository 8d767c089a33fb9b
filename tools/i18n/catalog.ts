import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A message of one language. `description` is in the source language only. */
export interface Message {
  defaultMessage: string;
  description?: string;
}

/** The messages of one package in one language, by id. */
export type Catalog = Record<string, Message>;

/** Reads a file of messages, whether they are written out or, as the server's, key to text. A missing file has none. */
export function readCatalog(file: string): Catalog {
  if (!existsSync(file)) return {};
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message | string>);
  return Object.fromEntries(entries.map(([id, message]) => [id, typeof message === 'string' ? { defaultMessage: message } : message]));
}

/** The file's text: sorted by id, so that changes are small to read. */
export function catalogText(catalog: Catalog): string {
  const sorted = Object.entries(catalog).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/** Writes a file of messages; a package that says nothing has none. */
export function writeCatalog(file: string, catalog: Catalog): void {
  if (Object.keys(catalog).length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, catalogText(catalog));
}

/** What a language keeps of its translations: those of messages that still exist. */
export function sync(source: Catalog, translated: Catalog): { kept: Catalog; dropped: string[]; missing: string[] } {
  const isKnown = (id: string) => Object.hasOwn(source, id);
  const kept = Object.entries(translated).filter(([id]) => isKnown(id));
  return {
    kept: Object.fromEntries(kept.map(([id, { defaultMessage }]) => [id, { defaultMessage }])),
    dropped: Object.keys(translated).filter((id) => !isKnown(id)),
    missing: Object.keys(source).filter((id) => !Object.hasOwn(translated, id)),
  };
}
