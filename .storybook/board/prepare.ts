import type { FoyerGlobals } from '../globals.ts';
import { createMockApi, type MockApi } from '../mocks/mock-api.ts';
import { loadLanguage, type StoryLanguage } from '../story-language.ts';
import type { Annotations, BoardParameter, Callable, Cells } from './parameter.ts';
import { looksOf, type Panel, panelsOf, storyOf } from './states.ts';
import { createStage, type Stage } from './stage.ts';
import { loadStories, type ReadyStory, readyStory } from './stories.ts';

/** What makes a story another one: the rest of the toolbar's choice only changes how it looks. */
type Chosen = Pick<FoyerGlobals, 'locale' | 'network' | 'role'>;

/** A panel with all that is its own: story, server and language. */
export interface PreparedPanel extends Panel, ReadyStory {
  api: MockApi;
  language: StoryLanguage;
  play: Callable['play'];
}

/** What a board shows. */
export interface Prepared {
  title: string;
  panels: PreparedPanel[];
  /** Selects the control that brings about states which need a press. */
  press: string | undefined;
  /** Whether parts are clipped on purpose. */
  clips: boolean;
  /** Which cell has the page, where each needs one for itself. */
  stage: Stage | undefined;
}

interface TitledModule {
  id?: string;
  title?: string;
}

/**
 * Gives a module's data another id and title in every panel but the first: regions of one page must differ in their names, and the
 * panels are on one.
 */
function makeUnique(titles: Set<string>, { id, caption }: Panel, args: object): object {
  const module = (args as { module?: TitledModule }).module;
  if (!module) return args;
  const taken = module.title !== undefined && titles.has(module.title);
  const title = taken && module.title ? `${module.title} · ${caption}` : module.title;
  if (title) titles.add(title);
  return { ...args, module: { ...module, id: `${module.id}-${id}`, title } };
}

/** The stories of the further states: from right to left with the Arabic args of the board and the state's own. */
function storiesOf({ more = {}, rightToLeft: base }: Cells): Record<string, Annotations> {
  return Object.fromEntries(
    Object.entries(more).flatMap(([state, { filled = {}, rightToLeft }]) => {
      const turned = rightToLeft ? { ...filled, play: undefined, ...rightToLeft } : filled;
      const args = { ...base?.args, ...filled.args, ...rightToLeft?.args };
      return [
        [storyOf(state, 'filled'), filled],
        [storyOf(state, 'rightToLeft'), { ...turned, args }],
      ];
    }),
  );
}

/** Everything a board can show, by name, and which of it is shown where. */
async function contentOf({ cells, states }: BoardParameter): Promise<{ stories: Record<string, Annotations>; panels: Panel[] }> {
  const { more = {}, ...given } = cells;
  const named = { ...given, ...storiesOf(cells) } as Record<string, Annotations>;
  if (!states) {
    const { filled = {}, rightToLeft = filled } = cells;
    const stories = { ...named, filled, rightToLeft };
    return { stories, panels: looksOf(stories, Object.keys(more)) };
  }
  const stories = { ...(await loadStories(states)), ...named };
  return { stories, panels: panelsOf(stories, Object.keys(more)) };
}

async function prepare(parameter: BoardParameter, chosen: Chosen): Promise<Prepared> {
  const { meta, press, apart, clips = false } = parameter;
  const titles = new Set<string>();
  const { stories, panels } = await contentOf(parameter);
  const prepared: PreparedPanel[] = [];
  // One after the other, so that the titles stay the same in every run.
  for (const panel of panels) {
    const story = stories[panel.story]!;
    const globals = { ...chosen, ...panel.globals };
    const api = createMockApi(globals);
    const args = makeUnique(titles, panel, { ...meta.args, ...story.args });
    const ready = readyStory(meta, story, { msw: api, globals, args });
    if (!apart) await ready.begin();
    const isCell = panel.look !== undefined || panel.story in parameter.cells;
    const play = isCell ? (story as Callable).play : undefined;
    prepared.push({ ...panel, ...ready, play, api, language: await loadLanguage(globals.locale) });
  }
  return { title: meta.title?.split('/').at(-1) ?? '', panels: prepared, press, clips, stage: apart && createStage() };
}

const prepared = new WeakMap<AbortSignal, Map<string, Promise<Prepared>>>();

/**
 * Loads a module's stories and makes its panels; what a panel does not choose itself is as the toolbar says. As long as a story stays on
 * screen (`shown`), its panels stay the same and keep what was pressed in them.
 */
export function prepareBoard(parameter: BoardParameter, { locale, network, role }: FoyerGlobals, shown: AbortSignal): Promise<Prepared> {
  const known = prepared.get(shown) ?? new Map<string, Promise<Prepared>>();
  prepared.set(shown, known);
  const key = [locale, network, role].join(' ');
  const made = known.get(key) ?? prepare(parameter, { locale, network, role });
  known.set(key, made);
  return made;
}
