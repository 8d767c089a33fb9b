import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Api } from './client.ts';
import type { components } from './schema.gen.ts';

type Module = components['schemas']['Module'];

/** The types of modules that the contract knows. */
export type ModuleType = Module['type'];

/** What a module of this type is given: its part of `GET pages/{id}`. */
export type ModuleOf<Type extends ModuleType> = Extract<Module, { type: Type }>;

/** What shows the modules of a type. */
export type ModuleComponent<Type extends ModuleType> = ComponentType<{ module: ModuleOf<Type> }>;

/** All that the portal has to know of a module type. */
export interface ModuleDefinition<Type extends ModuleType> {
  type: Type;
  /** Imports the file that exports the component, and nothing else. Browsers load it once the visitor comes near a module of the type. */
  load: () => Promise<Record<string, ModuleComponent<Type>>>;
  /** `page` for one that takes the whole width of the page and brings its own margins, `picture` if it is a picture from edge to edge. */
  width?: 'page' | 'picture';
  /** How it keeps short on a phone where it is one of many, as at home: closed to a line with its title, or showing the first of what it has. */
  fold?: 'line' | 'short';
  /** The server completes it for each member (docs/decisions/0021): what is rendered of it is shared with no one. */
  personal?: true;
  /** Asks for what the component will ask for, because it is not the same for every reader of the page, so that it comes with the first view. */
  warm?: (module: ModuleOf<Type>, api: Api, queries: QueryClient) => Promise<void>[];
}

/** Defines a module type; its library exports it as `definition`, by which the portal finds it. */
export const defineModule = <Type extends ModuleType>(definition: ModuleDefinition<Type>): ModuleDefinition<Type> => definition;
