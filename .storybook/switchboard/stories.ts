import type { Args, Decorator, StoryContext } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { MockApi } from '../mocks/mock-api.ts';
import type { StoryLike } from './panels.ts';

/** A story or the meta of its file, as far as a panel needs it. */
export interface Annotations extends StoryLike {
  title?: string;
  component?: ComponentType<Args>;
  args?: Args;
  decorators?: Decorator | Decorator[];
  render?: (args: Args, context: StoryContext) => ReactNode;
  beforeEach?: (context: StoryContext) => unknown;
}

/** A file of stories. */
export interface StoryFile {
  meta: Annotations;
  stories: Record<string, Annotations>;
}

type StoryModule = { default: Annotations } & Record<string, Annotations>;

// With a query of their own, because the test run adds tests to every file of stories that it loads by its plain name.
const files = import.meta.glob<StoryModule>('../../libs/{modules,widgets}/*/src/*/*.stories.tsx', { query: '?switchboard' });

/** The stories of a library by its folder's name: `gallery` is `libs/modules/gallery/src/gallery/gallery.stories.tsx`. */
export async function loadStories(name: string): Promise<StoryFile> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}/src/${name}/${name}.stories.tsx`));
  if (!found)
    throw new Error(`The switchboard finds no stories of "${name}": it looks for src/${name}/${name}.stories.tsx in its library.`);
  const { default: meta, ...stories } = await found[1]();
  return { meta, stories };
}

/** What a story's own functions get to know. A panel runs no play function, so there is no canvas. */
const contextOf = (args: Args, msw: MockApi) => ({ args, msw }) as unknown as StoryContext;

const listed = (decorators: Annotations['decorators']) => [decorators ?? []].flat();

/** Makes what a story shows, with its mocks set in this one server. */
export async function prepareStory({ meta, stories }: StoryFile, name: string, msw: MockApi, vary: (args: Args) => Args) {
  const story = stories[name]!;
  const args = vary({ ...meta.args, ...story.args });
  const context = contextOf(args, msw);
  await meta.beforeEach?.(context);
  await story.beforeEach?.(context);
  const render = story.render ?? meta.render ?? ((props: Args) => createElement(meta.component!, props));
  return [...listed(story.decorators), ...listed(meta.decorators)].reduce<ComponentType>(
    (Inner, decorate) =>
      function Decorated() {
        return decorate(Inner as never, context as never) as ReactNode;
      },
    function Story() {
      return render(args, context);
    },
  );
}
