import type { Schemas } from '@foyer/api';
import type { Me } from '../../../platform/http/operation.ts';
import type { ModuleType } from '../../../shared/content/module-config.ts';
import type { Reading, ModuleSources } from './resolver.ts';

/** For whom modules are completed. */
export type PersonalReading = Pick<Reading, 'orgId' | 'locale'> & { me: Pick<Me, 'id'> };

type ModuleOf<Type extends ModuleType> = Extract<Schemas['Module'], { type: Type }>;

/**
 * Puts what one member alone sees into a module that was resolved for all. The module given is shared: return another one. It runs for every
 * request, so it should read in one query.
 */
export type PersonalResolver<Type extends ModuleType> = (
  module: ModuleOf<Type>,
  reading: PersonalReading,
  sources: ModuleSources,
) => Promise<ModuleOf<Type>>;
