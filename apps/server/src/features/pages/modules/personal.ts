import type { ModuleType } from '../../../shared/content/module-config.ts';
import { resolveOwnScores } from './scores.ts';
import type { PersonalResolver } from './personal-resolver.ts';

/** The types of modules that differ from member to member. Guests are not shown them. */
export type PersonalRegistry = { [Type in ModuleType]?: PersonalResolver<Type> };

export const personalRegistry: PersonalRegistry = { scores: resolveOwnScores };
