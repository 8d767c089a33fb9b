import type { Schemas } from '@foyer/api';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules } from '../../host/modules/shared/shared-modules.ts';
import { sharedModuleKey } from './shared-keys.ts';
import { sharedStore } from './shared-store.ts';

/** Gives a member's document the modules that are rendered already; `missing` counts those that may be shared and are not there. */
export function takeShared(context: string): SharedModules & { missing(): number } {
  let missing = 0;
  return {
    find(module: Schemas['Module'], place) {
      if (definitionOf(module)?.personal) return undefined;
      const kept = sharedStore.get(sharedModuleKey(context, module, place));
      if (!kept) missing += 1;
      return kept?.rendered ?? undefined;
    },
    scopeOf: () => undefined,
    missing: () => missing,
  };
}
