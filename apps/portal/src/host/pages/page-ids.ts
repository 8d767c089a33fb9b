import type { Schemas } from '@foyer/api';

/** The addresses that mean a page of the settings (access §2). */
export type PageAlias = 'terms' | 'q-and-a' | 'imprint' | 'jobs';

type PageSettings = Pick<Schemas['Settings'], 'pages' | 'terms'>;

const pageOf = ({ pages }: Pick<PageSettings, 'pages'>, key: string): string | null =>
  (Object.hasOwn(pages, key) ? pages[key] : undefined) ?? null;

/** The id of the page that an alias leads to; null where the customer has none. */
export function aliasedPage(alias: PageAlias, settings: PageSettings): string | null {
  if (alias === 'terms') return settings.terms?.page_id ?? pageOf(settings, 'terms');
  if (alias === 'q-and-a') return pageOf(settings, 'q-and-a') ?? pageOf(settings, 'q_and_a');
  return pageOf(settings, alias);
}

/** What an id in an address means: a page's own id, a key of `settings.pages`, or the end of an address of the menu. */
export type PageId = { kind: 'id' | 'pages' | 'menu'; value: string };

/** Reads an id of an address: `…pages.{key}` and `…menu.{key}` are looked up, everything else is an id (access §2). */
export function readPageId(id: string): PageId {
  const [, kind, key] = /(?:^|\.)(pages|menu)\.([\w-]+)$/.exec(id) ?? [];
  return kind && key ? { kind: kind as 'pages' | 'menu', value: key } : { kind: 'id', value: id };
}

/** The page that `…pages.{key}` means. */
export const pageOfKey = pageOf;

/** The page that `…menu.{key}` means: the `reference_id` of the menu's route whose address ends in the key. */
export function pageOfMenu(routes: readonly Pick<Schemas['RouteItem'], 'url' | 'reference_id'>[], key: string): string | null {
  const found = routes.find(
    ({ url, reference_id: id }) => id !== null && `/${url.replace(/[?#].*/s, '').replace(/(?<!\/)\/+$/, '')}`.endsWith(`/${key}`),
  );
  return found?.reference_id ?? null;
}
