import type { ModuleComponent, ModuleDefinition, ModuleType, Schemas } from '@foyer/api';
import { lazy } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { whenIdleOrTouched } from '../late/when-idle-or-touched.ts';
import { definitions } from './definitions.gen.ts';

type Wrap<Type extends ModuleType> = (Component: ModuleComponent<Type>) => ModuleComponent<Type>;

/** What the portal adds to the component of a type by code of its own. */
const wraps = {
  hero_register: async () => (await import('../registration/registering-module.tsx')).registering,
} satisfies { [Type in ModuleType]?: () => Promise<Wrap<Type>> };

type Wraps = Partial<Record<ModuleType, () => Promise<Wrap<ModuleType>>>>;

/** With the component, loaded in the browser when nothing more urgent is left or the visitor touches the page. */
function withComponent(definition: ModuleDefinition<ModuleType>) {
  const load = async () => {
    await whenIdleOrTouched();
    const [exported, wrap] = await loadChunk(() => Promise.all([definition.load(), (wraps as Wraps)[definition.type]?.()]));
    const [Component] = Object.values(exported);
    return { default: wrap ? wrap(Component!) : Component! };
  };
  let loading: ReturnType<typeof load> | undefined;
  const loadComponent = () => (loading ??= load());
  return { ...definition, loadComponent, Component: lazy(loadComponent) };
}

// Each type has a definition of its own; TypeScript cannot follow that through the union.
const registry = new Map<string, ReturnType<typeof withComponent>>(
  definitions.map((definition) => [definition.type, withComponent(definition as ModuleDefinition<ModuleType>)]),
);

/** The definition of a module's type with its component; undefined for a type that this version does not know. */
export const definitionOf = ({ type }: Schemas['Module']) => registry.get(type);
