import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@foyer/api';
import { oneLine, tidy } from '@foyer/html';
import { localeKeys } from '@foyer/locales';
import type { LocalizedText } from '../../platform/db/types.ts';
import { kindOf } from '../../shared/content/kind-of.ts';
import { isEndless } from '../../shared/content/stored-module.ts';
import type { pages } from '../../shared/content/pages.tables.ts';
import { cleanEditorConfig } from '../editor/index.ts';

/** All that editors write of a page (`StudioPageContent` in the contract). */
export type Content = Schemas['StudioPageContent'];

/** A module as an editor has placed it. */
export type Placed = Schemas['StudioPlaced'];

type Row = typeof pages.$inferSelect;

/** The columns of a page that hold its content. */
export type ContentColumns = Pick<Row, 'type' | 'title' | 'description' | 'imageId' | 'newsId' | 'visibility' | 'shareable' | 'modules'>;

const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** A text without languages that nothing is written in; of what is stored and is no text nothing stays. */
function words(text: unknown, tidied: (written: string) => string = (written) => written): LocalizedText {
  if (!isObject(text)) return {};
  const written = localeKeys.flatMap((locale) => {
    const one = text[locale];
    const kept = typeof one === 'string' ? tidied(one) : '';
    return kept ? [[locale, kept] as const] : [];
  });
  return Object.fromEntries(written);
}

const mostCharacters = 64;
const nameOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, mostCharacters) : '');

const mostDepth = 64;

/** Whether a config can be read, compared and sent; a loop, for what was edited by hand may be nested deeper than a stack is. */
function isReadable(config: unknown): config is Record<string, unknown> {
  if (!isObject(config) || isEndless(config)) return false;
  const open: [part: unknown, depth: number][] = [[config, 0]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [part, depth] = next;
    if (depth > mostDepth) return false;
    if (typeof part === 'object' && part !== null) for (const inner of Object.values(part) as unknown[]) open.push([inner, depth + 1]);
  }
  return true;
}

/** A stored module as editors read it; the database may have been edited by hand. */
function toPlaced(stored: unknown, index: number): Placed {
  const { id, type, title, config } = isObject(stored) ? stored : {};
  return { id: nameOf(id) || `module-${index + 1}`, type: nameOf(type), title: words(title), config: isReadable(config) ? config : {} };
}

/** As editors read it. */
export const toContent = (row: ContentColumns): Content => ({
  type: row.type,
  title: words(row.title),
  description: words(row.description),
  image_id: row.imageId,
  news_id: row.newsId,
  visibility: row.visibility,
  shareable: row.shareable,
  modules: (Array.isArray(row.modules) ? (row.modules as unknown[]) : []).map(toPlaced),
});

/** As it is stored. */
export const toColumns = (content: Content): ContentColumns => ({
  type: content.type,
  title: content.title,
  description: Object.keys(content.description).length > 0 ? content.description : null,
  imageId: content.image_id,
  newsId: content.news_id,
  visibility: content.visibility,
  shareable: content.shareable,
  modules: content.modules,
});

/** What is kept of a change: its words tidied, HTML sanitised, all else as it was written. `live` is what readers see. */
export function cleaned(content: Content, live: Content | null): Content {
  const modules = content.modules.map(({ id, type, title, config }) => {
    const before = live?.modules.find((one) => one.id === id && one.type === type)?.config;
    return { id, type, title: words(title, oneLine), config: type === 'editor' ? cleanEditorConfig(config, before) : config };
  });
  return { ...content, title: words(content.title, oneLine), description: words(content.description, tidy), modules };
}

/** Which parts differ, for the audit log. */
export const changedParts = (before: Content | null, after: Content): string =>
  (Object.keys(after) as (keyof Content)[]).filter((part) => !isDeepStrictEqual(before?.[part], after[part])).join(' ');
