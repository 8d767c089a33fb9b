import { ownConfirmationsQuery, type Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import type { AppContext } from '../../host/app/app-context.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules } from '../../host/modules/shared/shared-modules.ts';
import { sharedModuleKey } from './shared-keys.ts';
import { sharedStore } from './shared-store.ts';

/** The articles that the member has confirmed, as far as their document knows. */
export const ownConfirmations = (app: AppContext, locale: Locale): ReadonlySet<string> =>
  new Set(queryClientOf(app).getQueryData(ownConfirmationsQuery(app.api(locale)).queryKey)?.news_ids);

/** Gives a member's document the modules that are rendered already; `missing` counts those that may be shared and are not there. */
export function takeShared(context: string, app: AppContext, locale: Locale): SharedModules & { missing(): number } {
  let missing = 0;
  const own = ownConfirmations(app, locale);
  const queries = queryClientOf(app).getQueryCache();
  const isKnown = (hash: string): boolean => queries.get(hash)?.state.data !== undefined;
  return {
    find(module: Schemas['Module'], place) {
      if (definitionOf(module)?.personal) return undefined;
      const kept = sharedStore.get(sharedModuleKey(context, module, place, own).key);
      if (!kept) missing += 1;
      return kept?.rendered && !kept.rendered.lacks.some(isKnown) ? kept.rendered : undefined;
    },
    scopeOf: () => undefined,
    missing: () => missing,
  };
}
