import type { Schemas } from '@foyer/api';
import type { Context } from '../../context.ts';
import { localize } from '../../db/localized.ts';
import type { ModuleConfig } from '../../db/types.ts';
import { Problem } from '../../http/problem.ts';
import { type ContractCheck, createContractCheck } from './modules/contract-check.ts';
import { type ModuleRegistry, registry as allModules } from './modules/registry.ts';
import type { ModuleResolver, ModuleSources, ModuleType, Reading } from './modules/resolver.ts';
import type { PagesRepository } from './pages.repository.ts';

export interface PagesOptions {
  pages: PagesRepository;
  sources: ModuleSources;
  log: Pick<Context['log'], 'warn' | 'error'>;
  registry?: ModuleRegistry;
  check?: ContractCheck;
}

/** Pages with what their modules show. */
export function createPagesService({ pages, sources, log, registry = allModules, check = createContractCheck() }: PagesOptions) {
  /** A module that cannot be shown is left out and reported; it never takes the page with it. */
  async function resolve(module: ModuleConfig, reading: Reading): Promise<Schemas['Module'] | null> {
    const subject = { module: module.id, type: module.type, org: reading.orgId };
    if (!Object.hasOwn(registry, module.type)) {
      log.warn(subject, 'A page has a module of unknown type');
      return null;
    }
    try {
      const resolver = registry[module.type] as ModuleResolver<ModuleType>;
      const resolved = await resolver(module, reading, sources);
      const errors = check(module.type, resolved);
      if (!errors) return resolved;
      log.error({ ...subject, errors }, 'A module does not keep to the contract');
    } catch (error) {
      log.error({ ...subject, err: error }, 'A module could not be resolved');
    }
    return null;
  }
  return {
    /** Throws 404 where the org has no such page. */
    async page(id: string, reading: Reading): Promise<Schemas['Page']> {
      const row = await pages.find(reading.orgId, id);
      if (!row) throw new Problem(404, 'not_found');
      const modules = await Promise.all(row.modules.map((module) => resolve(module, reading)));
      return {
        id: row.id,
        title: localize(row.title, reading.locale).text,
        meta: { type: row.type },
        modules: modules.filter((module) => module !== null),
      };
    },
  };
}
export type PagesService = ReturnType<typeof createPagesService>;
