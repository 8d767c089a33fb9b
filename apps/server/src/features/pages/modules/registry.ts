import type { z } from 'zod';
import type { StoredModule } from '../../../shared/content/stored-module.ts';
import type { ModuleType } from './define-module.ts';
import { definitions } from './registry.gen.ts';

type Definitions = typeof definitions;

/** A module as an editor may place it. */
export type ModuleConfig = {
  [Type in ModuleType]: Omit<StoredModule, 'type' | 'config'> & { type: Type; config: z.input<Definitions[Type]['config']> };
}[ModuleType];

/** What the server knows about a type of modules; undefined for one there is not. */
export const definitionOf = (type: unknown): Definitions[ModuleType] | undefined =>
  typeof type === 'string' && Object.hasOwn(definitions, type) ? definitions[type as ModuleType] : undefined;
