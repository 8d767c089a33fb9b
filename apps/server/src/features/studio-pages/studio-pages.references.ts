import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { isLocale } from '@foyer/locales';
import type { MediumFit } from '../../shared/content/config-fields.ts';
import { kindOf } from '../../shared/content/kind-of.ts';
import { mediaInHtml } from '../../shared/media/media-in-html.ts';
import { type ConfigField, definitionOf, fieldsOf } from '../pages/index.ts';
import type { Choice, Chooser, ReadChoices } from './studio-pages.choices.ts';
import type { Content } from './studio-pages.content.ts';

type Kind = Schemas['StudioChoiceKind'];

/** Something that a page names. */
export interface Reference {
  kind: Kind;
  /** The ids that it may mean; one but for pictures in HTML. */
  ids: readonly string[];
  /** Its path in the content. */
  field: string;
  /** The place of its module; null where the page itself names it. */
  module: number | null;
  accept: readonly MediumFit[];
}

const kinds: Record<Kind, true> = {
  ...{ article: true, category: true, feed: true, group: true },
  ...{ hotel: true, medium: true, page: true, person: true },
};
const isKind = (field: string): field is Kind => Object.hasOwn(kinds, field);

/** The page that an address of the portal leads to; null for any other address. */
function pageOfLink(address: unknown, home: string | undefined): string | null {
  const path = typeof address === 'string' ? safeLink(address) : null;
  if (!path?.startsWith('/')) return null;
  const [first = '', ...rest] = path.split(/[?#]/, 1)[0]!.split('/').filter(Boolean);
  const [kind, id, ...more] = isLocale(first) ? rest : [first, ...rest];
  if (kind === undefined || kind === '') return home ?? null;
  try {
    return kind === 'page' && id !== undefined && more.length === 0 ? decodeURIComponent(id) : null;
  } catch {
    return null;
  }
}

function referencesIn({ field, value, path, accept }: ConfigField, home: string | undefined): Omit<Reference, 'module'>[] {
  const one = (kind: Kind, id: string) => ({ kind, ids: [id], field: path, accept });
  if (field === 'localized-html') {
    const texts = kindOf(value) === 'object' ? Object.entries(value as object) : [];
    return texts.flatMap(([locale, html]) =>
      typeof html === 'string'
        ? mediaInHtml(html).map((ids) => ({ kind: 'medium' as const, ids, field: `${path}.${locale}`, accept }))
        : [],
    );
  }
  if (typeof value !== 'string' || value === '') return [];
  if (isKind(field)) return [one(field, value)];
  const page = field === 'link' ? pageOfLink(value, home) : null;
  return page === null ? [] : [one('page', page)];
}

/** All that a page names, in the order of its parts. `home` is the page that the start of the portal shows. */
export function referencesOf(content: Content, home: string | undefined): Reference[] {
  const own = (kind: Kind, field: 'image_id' | 'news_id'): Reference[] => {
    const id = content[field];
    return id === null ? [] : [{ kind, ids: [id], field, module: null, accept: kind === 'medium' ? ['image'] : [] }];
  };
  const inModules = content.modules.flatMap(({ type, config }, module) =>
    fieldsOf(type, config).flatMap((one) =>
      referencesIn(one, home).map((reference) => ({ ...reference, module, field: `modules.${module}.config.${reference.field}` })),
    ),
  );
  return [...own('medium', 'image_id'), ...own('article', 'news_id'), ...inModules];
}

/** The media of a page that guests are given with it: those of what they are shown where they may read it, its picture where a link may be shared with them. */
export function mediaForGuests(content: Content, isPublic: boolean): string[] {
  if (!isPublic) return content.shareable && content.image_id !== null ? [content.image_id] : [];
  const shown = (module: number | null): boolean => module === null || definitionOf(content.modules[module]!.type)?.visibility === 'all';
  return referencesOf(content, undefined).flatMap(({ kind, ids, module }) => (kind === 'medium' && shown(module) ? ids : []));
}

/** Looks up all that is named, in one statement for each kind. What is missing is gone, another customer's, or closed to who asks. */
export async function lookUp(read: ReadChoices, by: Chooser, references: readonly Reference[]): Promise<Map<string, Choice>> {
  const ids = new Map<Kind, Set<string>>();
  for (const { kind, ids: named } of references) {
    const wanted = ids.get(kind) ?? new Set();
    for (const id of named) wanted.add(id);
    ids.set(kind, wanted);
  }
  const found: Choice[] = [];
  // One after the other: a transaction has one connection.
  for (const [kind, wanted] of ids) found.push(...(await read(by, kind, { ids: [...wanted] })));
  return new Map(found.map((choice) => [`${choice.kind} ${choice.id}`, choice]));
}
