import { isLocale } from '@foyer/i18n';
import type { FoyerGlobals } from '../globals.ts';

/** What a panel's story may differ in from the toolbar's choice. */
type PanelGlobals = Partial<Pick<FoyerGlobals, 'theme' | 'locale' | 'network' | 'role'>>;

/** One cell of a board, in a frame with a caption. */
export interface Panel {
  id: string;
  caption: string;
  /** Says what to look for. */
  note: string;
  /** The story it is made from. */
  story: string;
  globals: PanelGlobals;
  /** Which theme and direction a component's state is shown in. */
  look?: 'light' | 'dark' | 'right-to-left' | 'right-to-left-dark';
  width: 'narrow' | 'phone' | 'column' | 'wide';
  /** Whether the state is only reached by pressing what the board's `press` names. */
  reached: boolean;
}

/** What a board reads of a story. */
export interface StoryLike {
  args?: object;
  globals?: Record<string, unknown>;
  parameters?: Record<string, unknown>;
}

type Stories = Record<string, StoryLike>;

/** A state every module has. `stories`: where the module has a story of it, best first; else the filled story is shown in `globals`. */
interface State extends Pick<Panel, 'caption' | 'note'> {
  stories?: string[];
  globals?: PanelGlobals;
  width?: Panel['width'];
  reached?: boolean;
  /** Only where the module has such a story. */
  optional?: boolean;
}

const states: State[] = [
  { caption: 'Filled', note: 'With everything a house would fill in', stories: ['Filled'] },
  { caption: 'Empty', note: 'Nothing to show, or the next thing to do', stories: ['Empty'], optional: true },
  { caption: 'Loading', note: 'Its calls have no answer yet', stories: ['Loading'], globals: { network: 'pending' }, reached: true },
  { caption: 'Failing', note: 'The server answers with an error', stories: ['Failing'], globals: { network: 'failing' }, reached: true },
  { caption: 'Offline', note: 'No answer comes', stories: ['Offline'], globals: { network: 'offline' }, reached: true },
  { caption: 'Forbidden', note: 'The member may not see it', stories: ['Forbidden'], reached: true, optional: true },
  { caption: 'Long words', note: 'Words that no line holds', stories: ['long'], globals: { locale: 'de_DE' }, width: 'narrow' },
  { caption: 'Endless word', note: 'One word of 200 letters', stories: ['endless'], width: 'narrow', optional: true },
  {
    caption: 'Pseudo-locale',
    note: 'Our texts 40 % longer; what is not accented is content or not translated',
    globals: { locale: 'pseudo' },
  },
  { caption: 'Right to left', note: 'Arabic, everything turned round', stories: ['rightToLeft'], globals: { locale: 'ar' } },
  { caption: 'Dark', note: 'The other theme', globals: { theme: 'dark' } },
];

/** What a component's states are shown in. */
const looks = [
  { look: 'light', caption: 'Light', cell: 'filled', globals: {} },
  { look: 'dark', caption: 'Dark', cell: 'filled', globals: { theme: 'dark' } },
  { look: 'right-to-left', caption: 'Right to left', cell: 'rightToLeft', globals: { locale: 'ar' } },
  { look: 'right-to-left-dark', caption: 'Right to left, dark', cell: 'rightToLeft', globals: { locale: 'ar', theme: 'dark' } },
] as const;

/** What it is shown with, in a narrow column. */
const wordings: State[] = [
  { caption: 'Long words', note: '', stories: ['long'], width: 'phone', optional: true },
  { caption: 'Endless word', note: '', stories: ['endless'], width: 'phone', optional: true },
];

const widths: State[] = [
  { caption: 'Narrow', note: '320 px, the smallest phone', width: 'narrow' },
  { caption: 'Wide', note: 'As wide as the page', width: 'wide' },
];

const idOf = (caption: string) => caption.toLowerCase().replaceAll(/[^a-z]+/g, '-');
const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What a story's own globals say, as far as a panel follows them. The network of a story is that of its own mocks. */
const ownGlobals = ({ globals = {} }: StoryLike): PanelGlobals => ({
  ...(isLocale(globals['locale']) ? { locale: globals['locale'] } : {}),
  ...(globals['theme'] === 'dark' ? { theme: 'dark' } : {}),
});

function panelOf(state: State, stories: Stories, filled: string): Panel[] {
  const { caption, note, width = 'column', reached = false, globals = {} } = state;
  const own = state.stories?.find((name) => stories[name]);
  if (!own && state.optional) return [];
  const { network: _ownMocks, ...look } = globals;
  return [
    {
      id: idOf(caption),
      caption,
      note,
      story: own ?? filled,
      globals: own ? { ...look, ...ownGlobals(stories[own]!) } : globals,
      width,
      reached,
    },
  ];
}

const inCell = ':';

/** Among all a board can show, the name of a further state's story in one direction. */
export const storyOf = (state: string, cell: 'filled' | 'rightToLeft') => `${state}${inCell}${cell}`;

/** A further state in every look. */
const moreOf = (stories: Stories, state: string): Panel[] =>
  looks.map(({ look, caption, cell, globals }) => {
    const story = storyOf(state, cell);
    return {
      id: `${idOf(spaced(state))}-${look}`,
      caption: `${sentence(spaced(state))} · ${caption}`,
      note: '',
      story,
      look,
      globals: { ...(cell === 'filled' ? ownGlobals(stories[story]!) : {}), ...globals },
      width: 'column',
      reached: false,
    };
  });

/** Data of its own makes a story a state of its own; what differs in its play function alone looks like another. */
const isState = ({ args, parameters }: StoryLike) => args !== undefined && !parameters?.['board'];

/**
 * The panels of a module, from its stories: first the states that every module has, then its own, then its widths. A module says nothing for this;
 * a story named like a state (`Empty`, `Failing`, …) is that state. Those that `more` names are shown in every look.
 */
export function panelsOf(stories: Stories, more: string[] = []): Panel[] {
  const names = Object.keys(stories);
  const filled = 'Filled' in stories ? 'Filled' : names.find((name) => !stories[name]!.parameters?.['board']);
  if (!filled) return [];
  const common = states.flatMap((state) => panelOf(state, stories, filled));
  const shown = new Set([...common.map(({ story }) => story), ...more]);
  const others = names
    .filter((name) => !shown.has(name) && !name.includes(inCell) && isState(stories[name]!))
    .map((name): Panel => {
      const caption = sentence(spaced(name));
      const globals = ownGlobals(stories[name]!);
      return { id: idOf(caption), caption, note: '', story: name, globals, width: 'column', reached: false };
    });
  return [
    ...common,
    ...others,
    ...more.flatMap((state) => moreOf(stories, state)),
    ...widths.flatMap((state) => panelOf(state, stories, filled)),
  ];
}

/** The cells of a component, from what its board is given; `more` names its further states. */
export const looksOf = (cells: Stories, more: string[] = []): Panel[] => [
  ...looks.flatMap(({ look, caption, cell, globals }) =>
    panelOf({ caption, note: '', stories: [cell], globals }, cells, 'filled').map((panel) => ({ ...panel, look })),
  ),
  ...more.flatMap((state) => moreOf(cells, state)),
  ...wordings.flatMap((state) => panelOf(state, cells, 'filled')),
];
