import type { StoryContext } from '@storybook/react-vite';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { MockApi } from '../mocks/mock-api.ts';
import type { Annotations, Callable } from './parameter.ts';

type StoryModule = { default: Annotations } & Record<string, Annotations>;

// With a query of their own, because the test run adds tests to every file of stories that it loads by its plain name.
const files = import.meta.glob<StoryModule>('../../libs/{modules,widgets}/*/src/*/*.stories.tsx', { query: '?board' });

/** The stories of a library by its folder's name: `gallery` is `libs/modules/gallery/src/gallery/gallery.stories.tsx`. */
export async function loadStories(name: string): Promise<Record<string, Annotations>> {
  const found = Object.entries(files).find(([path]) => path.endsWith(`/${name}/src/${name}/${name}.stories.tsx`));
  if (!found) throw new Error(`The board finds no stories of "${name}": it looks for src/${name}/${name}.stories.tsx in its library.`);
  const { default: _meta, ...stories } = await found[1]();
  return stories;
}

const listed = <Item>(items: Item | Item[] | undefined): Item[] => (items === undefined ? [] : ([items].flat() as Item[]));

/** A story with a server of its own. */
export interface ReadyStory {
  Story: ComponentType;
  /** What its functions get to know; its play function gets a canvas as well. */
  context: StoryContext;
  /** Sets its mocks and what else its `beforeEach` does; at once, but for a cell that has the page for itself: then with its turn. */
  begin: () => Promise<void>;
  /** Takes back what its `beforeEach` did. */
  undo: () => void;
}

/** Makes what a cell shows. */
export function readyStory(
  meta: Annotations,
  story: Annotations,
  { msw, globals, args }: { msw: MockApi; globals: object; args: object },
): ReadyStory {
  const parameters = { ...meta.parameters, ...story.parameters };
  const context = { args, msw, globals, parameters } as unknown as StoryContext;
  const [whole, own] = [meta, story] as [Callable, Callable];
  const done: unknown[] = [];
  const render = own.render ?? whole.render ?? ((props: object) => createElement(whole.component!, props));
  const Story = [...listed(own.decorators), ...listed(whole.decorators)].reduce<ComponentType>(
    (Inner, decorate) =>
      function Decorated() {
        return decorate(Inner as never, context as never) as ReactNode;
      },
    function Story() {
      return render(args, context);
    },
  );
  return {
    Story,
    context,
    begin: async () => {
      for (const each of [whole, own]) done.push(await each.beforeEach?.(context));
    },
    undo: () => done.splice(0).forEach((each) => typeof each === 'function' && each()),
  };
}
