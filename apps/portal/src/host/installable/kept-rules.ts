import { paths } from '@foyer/links';

/** Which pages keep their own document for a start without a connection: the TV page, and articles that a member has read. */
export type KeptKind = 'screen' | 'articles';

/** What is noted of a document that is kept, in headers of its own. */
export interface Kept {
  /** When it was kept, in ms. */
  at: number;
  /** The mark of the session that it was kept in (`sessionMark`). */
  by: string;
  title: string;
}

const headers = { at: 'x-kept-at', by: 'x-kept-by', title: 'x-kept-title' } as const;

/** Notes it in the headers of a document. */
export function noteKept(target: Headers, { at, by, title }: Kept): void {
  target.set(headers.at, String(at));
  target.set(headers.by, by);
  // Headers hold no letters beyond Latin ones.
  target.set(headers.title, encodeURIComponent(title.toWellFormed()));
}

/** Reads what was noted; a document without it is as old as can be. */
export function readKept(source: Headers): Kept {
  const title = source.get(headers.title) ?? '';
  return { at: Number(source.get(headers.at) ?? Number.NaN), by: source.get(headers.by) ?? '', title: decodeURIComponent(title) };
}

/** The name of the cache with the documents of a kind; a build's version is part of it, since documents ask for the files of their build. */
export const keptCache = (kind: KeptKind, version: string): string => `foyer-${kind}-${version}`;

/** Whether a cache holds kept documents, of whatever build. */
export const isKeptCache = (name: string, kind: KeptKind): boolean => name.startsWith(keptCache(kind, ''));

/** The path of a portal's page below its language, without a slash at its end; undefined for every other address. */
export function pageOf(pathname: string): string | undefined {
  const page = /^\/[a-z]{2}(?:_[A-Z]{2})?(\/.*)?$/.exec(pathname);
  return page ? page[1]?.replace(/\/$/, '') || paths.home : undefined;
}

/** As which kind the document of an address is kept; undefined for all others. */
export function keptKind(url: string): KeptKind | undefined {
  const page = pageOf(new URL(url).pathname);
  if (page === paths.bubbleTool) return 'screen';
  const articles = paths.article('');
  return page?.startsWith(articles) && page.length > articles.length && !page.includes('/', articles.length) ? 'articles' : undefined;
}

const day = 24 * 60 * 60_000;
/** Anyone who was allowed to see it then may not be any more. */
const shownForMs: Record<KeptKind, number> = { screen: day, articles: 7 * day };
const mostArticles = 20;

/**
 * Whether a kept document may still be shown to a browser whose session has this mark; undefined where the worker cannot know it. What hangs on a wall is
 * shown all the same, an article only in the very session that it was read in.
 */
export function mayStillShow(
  kind: KeptKind,
  { at, by }: Pick<Kept, 'at' | 'by'>,
  { now, mark }: { now: number; mark: string | undefined },
): boolean {
  const age = now - at;
  return age >= 0 && age < shownForMs[kind] && (kind === 'screen' || (mark !== undefined && by === mark));
}

/** Of the articles that are kept, those to be taken away: too old, of another session, or more than there may be. */
export function surplusArticles<Entry extends Pick<Kept, 'at' | 'by'>>(
  entries: readonly Entry[],
  reader: { now: number; mark: string | undefined },
): Entry[] {
  const good = entries.filter((entry) => mayStillShow('articles', entry, reader)).sort((a, b) => b.at - a.at);
  const kept = new Set(good.slice(0, mostArticles));
  return entries.filter((entry) => !kept.has(entry));
}
