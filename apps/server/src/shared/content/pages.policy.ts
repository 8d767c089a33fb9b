import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import type { PageRow } from './pages.repository.ts';

type PageSettings = Pick<ReadSettings, 'pages' | 'legalPagesOrder' | 'terms' | 'shareOptions'>;
type PageFacts = Pick<PageRow, 'id' | 'visibility' | 'shareable' | 'draft'> & Partial<Pick<PageRow, 'withheld'>>;

/** How much of a page its reader is given (`PageAccess` in the contract). */
export type PageAccess = Schemas['PageAccess'];

interface Reader {
  guest: boolean;
  /** They are given what is not out as well. */
  editor?: boolean;
}

/** The ids of the pages that all may read by their purpose: the landing page, those of the footer and the terms. */
export function publicPageIds({ pages, legalPagesOrder, terms }: Omit<PageSettings, 'shareOptions'>): Set<string> {
  const ids = ['landing', ...legalPagesOrder, 'terms'].map((key) => (Object.hasOwn(pages, key) ? pages[key] : undefined));
  return new Set([...ids, terms?.pageId].filter((id) => typeof id === 'string'));
}

/** Whom a page is meant for: what its purpose asks for, else what its editor has chosen. */
export const visibilityOf = ({ id, visibility }: Pick<PageFacts, 'id' | 'visibility'>, settings: PageSettings): PageFacts['visibility'] =>
  publicPageIds(settings).has(id) ? 'all' : visibility;

/** The ways to pass a page on: the customer's, where its editor allows it. */
export const shareOptionsOf = ({ shareable }: Pick<PageFacts, 'shareable'>, { shareOptions }: PageSettings): Schemas['ShareOption'][] =>
  shareable ? shareOptions : [];

/** Why only editors are given a page (`not_published` in the contract); nothing for what is out. The page of an article goes with the article. */
export function notPublished({ draft, withheld }: Pick<PageFacts, 'draft' | 'withheld'>): Pick<Schemas['Page'], 'not_published'> {
  if (draft) return { not_published: 'draft' };
  return withheld ? { not_published: 'article' } : {};
}

/** What a reader is given of a page (the table is in the contract, `getPage`); null for nothing. */
export function accessTo(page: PageFacts | undefined, { guest, editor = false }: Reader, settings: PageSettings): PageAccess | null {
  if (!page) return null;
  if (page.draft || page.withheld) return editor ? 'full' : null;
  if (!guest) return 'full';
  if (visibilityOf(page, settings) === 'all') return 'public';
  return shareOptionsOf(page, settings).length > 0 ? 'limited' : null;
}

/** Who may see the content of a page: `all`, guests of a public page among them, or members alone. */
export type ModuleVisibility = PageFacts['visibility'];

/** Whether a reader with this access is shown a module of this visibility. Limited access has no modules. */
export const mayShow = (visibility: ModuleVisibility, access: PageAccess): boolean =>
  access === 'full' || (access === 'public' && visibility === 'all');
