import type { Schemas } from '@foyer/api';
import type { Me } from '../../../http/operation.ts';
import type { ModuleSources, Reading } from './resolver.ts';
import type { ModuleType } from '../module-config.ts';
import { resolveOwnScores } from './scores.ts';

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

/** The types of modules that differ from member to member. Guests are not shown them. */
export type PersonalRegistry = { [Type in ModuleType]?: PersonalResolver<Type> };

export const personalRegistry: PersonalRegistry = { scores: resolveOwnScores };
