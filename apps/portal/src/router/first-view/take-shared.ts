import { menuQuery, ownConfirmationsQuery, type Schemas } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import type { AppContext } from '../../host/app/app-context.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules } from '../../host/shared/shared-modules.ts';
import { sharedModuleKey, sharedPartKey } from './shared-keys.ts';
import { sessionAtom } from '../../host/app/state.ts';
import type { SharedPartName } from '../../host/shared/shared-modules.ts';
import { elementOf, placeOf } from './filled-in.ts';
import { type KeptModule, sharedStore } from './shared-store.ts';

/** The articles that the member has confirmed, as far as their document knows. */
export const ownConfirmations = (app: AppContext, locale: Locale): ReadonlySet<string> =>
  new Set(queryClientOf(app).getQueryData(ownConfirmationsQuery(app.api(locale)).queryKey)?.news_ids);

/** By which the parts of the frame are found that a member sees; undefined where their menu is not there. */
export function partKeysOf(context: string, app: AppContext, locale: Locale): ((name: SharedPartName) => string) | undefined {
  const menu = queryClientOf(app).getQueryData(menuQuery(app.api(locale)).queryKey);
  const sso = app.store.get(sessionAtom)?.sso ?? false;
  return menu && ((name) => sharedPartKey(context, name, menu, sso));
}

/** The modules that a document has taken, which stand in it as places, and how many may be shared and were not there. */
export interface Taken extends SharedModules {
  modules: readonly KeptModule[];
  missing(): number;
}

/** Gives a member's document places for the modules and parts that are rendered already (`filled-in.ts`). */
export function takeShared(context: string, app: AppContext, locale: Locale): Taken {
  const missing = { modules: 0, parts: 0 };
  let sharesModules = false;
  const modules: KeptModule[] = [];
  const own = ownConfirmations(app, locale);
  const queries = queryClientOf(app).getQueryCache();
  const partKey = partKeysOf(context, app, locale);
  const isKnown = (hash: string): boolean => queries.get(hash)?.state.data !== undefined;
  return {
    find(module: Schemas['Module'], place) {
      if (definitionOf(module)?.personal) return undefined;
      const kept = sharedStore.get(sharedModuleKey(context, module, place, own).key);
      sharesModules = true;
      if (!kept) missing.modules += 1;
      if (!kept?.rendered || kept.rendered.lacks.some(isKnown)) return undefined;
      return { ...kept.rendered, html: placeOf(modules.push(kept.rendered) - 1) };
    },
    scopeOf: () => undefined,
    placeOfPart(name) {
      const kept = partKey && sharedStore.get(partKey(name));
      if (!kept) missing.parts += 1;
      return kept?.rendered ? elementOf(modules.push(kept.rendered) - 1) : undefined;
    },
    marksOf: () => undefined,
    modules,
    // For its frame alone no page is rendered twice.
    missing: () => (sharesModules ? missing.modules + missing.parts : 0),
  };
}
