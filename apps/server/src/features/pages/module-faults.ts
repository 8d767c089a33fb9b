import type { Schemas } from '@foyer/api';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { CachedResponse, ResponseCache } from '../../platform/http/response-cache.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { toModuleFaults } from './module-faults.presenter.ts';
import type { Reading } from './modules/define-module.ts';
import type { PlacedModule } from './modules/module-reader.ts';
import type { PagesService } from './pages.service.ts';

interface KeptFaults extends CachedResponse {
  placed: PlacedModule[];
}

/**
 * Lists for those who write content what of a page is not shown (contract: `listModuleFaults`). It reads the page for itself, so that nothing of
 * this is ever part of what members are sent, nor costs them anything.
 */
export function createModuleFaults(responses: ResponseCache, service: PagesService) {
  /** A personal module may be broken for one member alone: each is notified of their own. */
  async function complete(one: PlacedModule, me: Me, reading: Reading): Promise<PlacedModule> {
    if (!('module' in one) || !service.modules.isPersonal(one.module)) return one;
    const { module, position } = one;
    const completed = await service.modules.complete(reading.pageId, module, { ...reading, me });
    if ('module' in completed) return one;
    return { fault: { position, id: module.id, type: module.type, errors: completed.errors } };
  }

  return async function list(me: Me, id: string, reading: Reading): Promise<Schemas['ModuleFault'][]> {
    if (!mayWrite(me)) throw new Problem(404, 'not_found');
    const read = async (): Promise<KeptFaults> => ({ body: Buffer.alloc(0), placed: await service.placedModules(id, reading) });
    const { placed } = await responses.keep(reading.orgId, ['module-faults', reading.locale, id], read);
    const completed = await Promise.all(placed.map((one) => complete(one, me, reading)));
    return toModuleFaults(completed, reading.locale);
  };
}
