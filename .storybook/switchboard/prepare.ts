import type { Args } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { FoyerGlobals } from '../globals.ts';
import { createMockApi, type MockApi } from '../mocks/mock-api.ts';
import { loadLanguage, type StoryLanguage } from '../story-language.ts';
import { type Panel, panelsOf } from './panels.ts';
import { loadStories, prepareStory } from './stories.ts';

/** What makes a story another one: the rest of the toolbar's choice only changes how it looks. */
type Chosen = Pick<FoyerGlobals, 'locale' | 'network' | 'role'>;

/** A panel with all that is its own: story, server and language. */
export interface PreparedPanel extends Panel {
  Story: ComponentType;
  api: MockApi;
  language: StoryLanguage;
}

/** What the switchboard shows. */
export interface Prepared {
  title: string;
  panels: PreparedPanel[];
  /** Selects the control that brings about states which need a press. */
  press: string | undefined;
}

/** `parameters.switchboard`: the folder's name of a module, and the selector of what must be pressed to see it load or fail. */
export type SwitchboardParameter = string | { module: string; press: string };

interface TitledModule {
  id?: string;
  title?: string;
}

/**
 * Gives a module's data another id and title in every panel but the first: regions of one page must differ in their names, and the
 * panels stand on one.
 */
function makeUnique(titles: Set<string>, { id, caption }: Panel) {
  return (args: Args): Args => {
    const module = args['module'] as TitledModule | undefined;
    if (!module) return args;
    const taken = module.title !== undefined && titles.has(module.title);
    const title = taken && module.title ? `${module.title} · ${caption}` : module.title;
    if (title) titles.add(title);
    return { ...args, module: { ...module, id: `${module.id}-${id}`, title } };
  };
}

async function prepare(parameter: SwitchboardParameter, chosen: Chosen): Promise<Prepared> {
  const { module, press } = typeof parameter === 'string' ? { module: parameter, press: undefined } : parameter;
  const file = await loadStories(module);
  const titles = new Set<string>();
  const panels: PreparedPanel[] = [];
  // One after the other, so that the titles stay the same in every run.
  for (const panel of panelsOf(file.stories)) {
    const globals = { ...chosen, ...panel.globals };
    const api = createMockApi(globals);
    const Story = await prepareStory(file, panel.story, api, makeUnique(titles, panel));
    panels.push({ ...panel, Story, api, language: await loadLanguage(globals.locale) });
  }
  return { title: file.meta.title?.split('/').at(-1) ?? module, panels, press };
}

const prepared = new WeakMap<AbortSignal, Map<string, Promise<Prepared>>>();

/**
 * Loads a module's stories and makes its panels; what a panel does not choose itself is as the toolbar says. As long as a story stays on
 * screen (`shown`), its panels stay the same and keep what was pressed in them.
 */
export function prepareSwitchboard(
  parameter: SwitchboardParameter,
  { locale, network, role }: FoyerGlobals,
  shown: AbortSignal,
): Promise<Prepared> {
  const known = prepared.get(shown) ?? new Map<string, Promise<Prepared>>();
  prepared.set(shown, known);
  const key = [locale, network, role].join(' ');
  const made = known.get(key) ?? prepare(parameter, { locale, network, role });
  known.set(key, made);
  return made;
}
