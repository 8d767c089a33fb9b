import { ownConfirmationsQuery, type Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import type { AppContext } from '../../host/app/app-context.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules } from '../../host/modules/shared/shared-modules.ts';
import { sharedModuleKey } from './shared-keys.ts';
import { placeOf } from './filled-in.ts';
import { type KeptModule, sharedStore } from './shared-store.ts';

/** The articles that the member has confirmed, as far as their document knows. */
export const ownConfirmations = (app: AppContext, locale: Locale): ReadonlySet<string> =>
  new Set(queryClientOf(app).getQueryData(ownConfirmationsQuery(app.api(locale)).queryKey)?.news_ids);

/** The modules that a document has taken, which stand in it as places, and how many may be shared and were not there. */
export interface Taken extends SharedModules {
  modules: readonly KeptModule[];
  missing(): number;
}

/** Gives a member's document places for the modules that are rendered already (`filled-in.ts`). */
export function takeShared(context: string, app: AppContext, locale: Locale): Taken {
  let missing = 0;
  const modules: KeptModule[] = [];
  const own = ownConfirmations(app, locale);
  const queries = queryClientOf(app).getQueryCache();
  const isKnown = (hash: string): boolean => queries.get(hash)?.state.data !== undefined;
  return {
    find(module: Schemas['Module'], place) {
      if (definitionOf(module)?.personal) return undefined;
      const kept = sharedStore.get(sharedModuleKey(context, module, place, own).key);
      if (!kept) missing += 1;
      if (!kept?.rendered || kept.rendered.lacks.some(isKnown)) return undefined;
      return { ...kept.rendered, html: placeOf(modules.push(kept.rendered) - 1) };
    },
    scopeOf: () => undefined,
    modules,
    missing: () => missing,
  };
}
