import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import type { ModuleConfig } from '../../shared/content/module-config.ts';
import { Problem } from '../../platform/http/problem.ts';
import { maySee } from '../../shared/media/media.policy.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { type ContractCheck, createContractCheck } from './modules/contract-check.ts';
import { createFaultLog, type FaultLog } from './modules/fault-log.ts';
import { kindOf } from '../../shared/content/kind-of.ts';
import { createModuleReader, type PlacedModule } from './modules/read-modules.ts';
import { type ModuleRegistry, registry as allModules } from './modules/registry.ts';
import type { ModuleSources, Reading } from './modules/resolver.ts';
import { readPageArticle } from './pages.article.ts';
import { accessTo, mayShow, notPublished, type PageAccess, shareOptionsOf, visibilityOf } from '../../shared/content/pages.policy.ts';
import type { PageRow, PagesRepository } from '../../shared/content/pages.repository.ts';

export interface PagesOptions {
  pages: PagesRepository;
  sources: ModuleSources;
  log: Pick<Context['log'], 'error'>;
  registry?: ModuleRegistry;
  check?: ContractCheck;
  report?: FaultLog;
}

/** Guests could not load other media. */
const withPublicMedia = ({ media, ...sources }: ModuleSources): ModuleSources => ({
  ...sources,
  media: { findAll: async (orgId, ids) => (await media.findAll(orgId, ids)).filter((row) => maySee(null, row)) },
});

/** Whether the reader is shown what stands there. Whatever is no module is nobody's to see, and its editors' to know of. */
const isShown = (stored: unknown, access: PageAccess): boolean => access === 'full' || mayShow((stored ?? {}) as ModuleConfig, access);

/** One of the page's own texts; somebody may have edited the database by hand. */
function wordsOf(text: unknown, locale: Reading['locale']): ReturnType<typeof localize> {
  const found = kindOf(text) === 'object' ? localize(text as PageRow['title'], locale) : null;
  return found && typeof found.text === 'string' ? found : { text: '', locale };
}

/** What the page says of itself, and in which language: that of its title, which every page has. */
function textsOf(row: PageRow, locale: Reading['locale']) {
  const title = wordsOf(row.title, locale);
  return { title: title.text, description: wordsOf(row.description, locale).text, content_locale: title.locale };
}

/** Pages with what their modules show. */
export function createPagesService(options: PagesOptions) {
  const { pages, sources, log, registry = allModules, check = createContractCheck(), report = createFaultLog(log) } = options;
  const publicSources = withPublicMedia(sources);
  const readModules = createModuleReader({ registry, check, report });

  /** The page's modules in their places, as far as the reader has access to them. */
  async function placed(row: PageRow, access: PageAccess, reading: Reading): Promise<PlacedModule[]> {
    const stored: unknown = row.modules;
    if (Array.isArray(stored)) {
      const shown = stored.filter((one) => isShown(one, access));
      return readModules(shown, reading, reading.guest ? publicSources : sources);
    }
    const errors = [{ field: 'modules', code: 'wrong_type', values: { expected: 'array', found: kindOf(stored) } }];
    report({ org: row.orgId, page: row.id, module: null, type: null }, 'A page holds no list of modules', { errors });
    return [{ fault: { position: 1, id: null, type: null, errors } }];
  }

  /** The page as far as the reader has access to it. */
  async function show(row: PageRow, access: PageAccess, reading: Reading): Promise<Schemas['Page']> {
    const { orgId, locale, guest } = reading;
    const settings = await sources.settings.of(orgId);
    const seen = guest ? publicSources : sources;
    const closed = reading.editor ? notPublished(row) : {};
    const [images, article, modules] = await Promise.all([
      row.imageId ? seen.media.findAll(orgId, [row.imageId]) : [],
      row.type === 'article' && access !== 'limited' ? readPageArticle(row.newsId, reading, seen) : null,
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
      modules: modules.flatMap((one) => ('module' in one ? one.module : [])),
    };
  }
  return {
    /** Editors are given what is not out as well. Throws 404 where the reader is given nothing; 401 for guests, who do not learn which pages there are. */
    async page(id: string, reading: Reading): Promise<Schemas['Page']> {
      const [row, settings] = await Promise.all([pages.find(reading.orgId, id), sources.settings.of(reading.orgId)]);
      const access = accessTo(row, reading, settings);
      if (row && access) return show(row, access, reading);
      throw reading.guest ? new Problem(401, 'unauthenticated') : new Problem(404, 'not_found');
    },

    /** A page in preparation as well, for whoever holds a good link to it; undefined where there is none. */
    async preview(id: string, reading: Reading): Promise<Schemas['Page'] | undefined> {
      const row = await pages.find(reading.orgId, id);
      return row && show(row, reading.guest ? 'public' : 'full', reading);
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
