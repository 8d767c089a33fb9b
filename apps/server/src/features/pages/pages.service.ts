import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import { Problem } from '../../platform/http/problem.ts';
import { maySee } from '../../shared/media/media.policy.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { kindOf } from '../../shared/content/kind-of.ts';
import type { Reading } from './modules/define-module.ts';
import { createModuleReader, type PlacedModule } from './modules/module-reader.ts';
import { definitionOf } from './modules/registry.ts';
import { createModuleSources, type ModuleSources } from './modules/sources.ts';
import { accessTo, mayShow, notPublished, type PageAccess, shareOptionsOf, visibilityOf } from '../../shared/content/pages.policy.ts';
import { createPagesRepository, type PageRow } from '../../shared/content/pages.repository.ts';

/** Guests could not load other media. */
const withPublicMedia = ({ media, ...sources }: ModuleSources): ModuleSources => ({
  ...sources,
  media: { findAll: async (orgId, ids) => (await media.findAll(orgId, ids)).filter((row) => maySee(null, row)) },
});

/** As though these media were public already. */
const withGiven = ({ media, ...sources }: ModuleSources, given: ReadonlySet<string>): ModuleSources => ({
  ...sources,
  media: {
    findAll: async (orgId, ids) =>
      (await media.findAll(orgId, ids)).map((row) => (given.has(row.id) ? { ...row, visibility: 'public' as const } : row)),
  },
});

/** Whether the reader is shown a stored module. What is none is only for its editors to know of. */
const isShown = (stored: { type?: unknown } | null, access: PageAccess): boolean =>
  mayShow(definitionOf(stored?.type)?.visibility ?? 'members', access);

/** One of the page's own texts; the database may have been edited by hand. */
function wordsOf(text: unknown, locale: Reading['locale']): ReturnType<typeof localize> {
  const found = kindOf(text) === 'object' ? localize(text as PageRow['title'], locale) : null;
  return found && typeof found.text === 'string' ? found : { text: '', locale };
}

/** What the page says of itself, and in which language: that of its title, which every page has. */
function textsOf(row: PageRow, locale: Reading['locale']) {
  const title = wordsOf(row.title, locale);
  return { title: title.text, description: wordsOf(row.description, locale).text, content_locale: title.locale };
}

/** Pages with what their modules show. Media that are `given` count as public: those that a publication will make so. */
export function createPagesService(
  context: Pick<Context, 'db' | 'settings'> & { log: Pick<Context['log'], 'error'> },
  given: ReadonlySet<string> = new Set(),
) {
  const [pages, stored] = [createPagesRepository(context), createModuleSources(context)];
  const sources = given.size > 0 ? withGiven(stored, given) : stored;
  const publicSources = withPublicMedia(sources);
  const modules = createModuleReader({ log: context.log, sources });

  /** The page's modules in their places, as far as the reader has access to them. */
  async function placed(row: PageRow, access: PageAccess, reading: Reading): Promise<PlacedModule[]> {
    const stored: unknown = row.modules;
    if (Array.isArray(stored)) {
      const shown = stored.filter((one) => isShown(one, access));
      return modules.read(shown, reading, reading.guest ? publicSources : sources);
    }
    const errors = [{ field: 'modules', code: 'wrong_type', values: { expected: 'array', found: kindOf(stored) } }];
    modules.report({ org: row.orgId, page: row.id, module: null, type: null }, 'A page holds no list of modules', { errors });
    return [{ fault: { position: 1, id: null, type: null, errors } }];
  }

  /** The page as far as the reader has access to it. */
  async function show(row: PageRow, access: PageAccess, reading: Reading): Promise<Schemas['Page']> {
    const { orgId, locale, guest } = reading;
    const settings = await sources.settings.of(orgId);
    const seen = guest ? publicSources : sources;
    const closed = reading.editor ? notPublished(row) : {};
    const [images, article, shown] = await Promise.all([
      row.imageId ? seen.media.findAll(orgId, [row.imageId]) : [],
      row.type === 'article' && access !== 'limited' && row.newsId ? sources.news.presented(row.newsId, reading) : null,
      placed(row, access, reading),
    ]);
    return {
      id: row.id,
      ...textsOf(row, locale),
      image: toImage(images[0] ?? null, locale),
      meta: { type: row.type },
      visibility: visibilityOf(row, settings),
      access,
      // Those it would be sent to were given nothing.
      share_options: closed.not_published ? [] : shareOptionsOf(row, settings),
      ...closed,
      article,
      modules: shown.flatMap((one) => ('module' in one ? one.module : [])),
    };
  }
  return {
    modules,
    show,

    /** Editors are given what is not out as well. Throws 404 where the reader is given nothing; 401 for guests, who do not learn which pages there are. */
    async page(id: string, reading: Reading): Promise<Schemas['Page']> {
      const [row, settings] = await Promise.all([pages.find(reading.orgId, id), sources.settings.of(reading.orgId)]);
      const access = accessTo(row, reading, settings);
      if (row && access) return show(row, access, reading);
      throw reading.guest ? new Problem(401, 'unauthenticated') : new Problem(404, 'not_found');
    },

    /** What members are shown of a page's modules and what not, for those who write them; in preparation or not. Throws 404 where there is no page. */
    async placedModules(id: string, reading: Reading): Promise<PlacedModule[]> {
      const row = await pages.find(reading.orgId, id);
      if (!row) throw new Problem(404, 'not_found');
      return placed(row, 'full', reading);
    },
  };
}
export type PagesService = ReturnType<typeof createPagesService>;
