import type { StoryObj } from '@storybook/react-vite';
import { pageRules } from './board/page-rules.ts';
import type { Annotations, BoardOptions, Cells } from './board/parameter.ts';
import { playBoard } from './board/play.ts';

/**
 * The board of a component, its one story `Board`: light, dark, from right to left, and with words that no line holds. As a test it is
 * mounted once: nothing may overflow a cell, and axe judges both themes in both directions. See `.storybook/README.md`.
 */
export function board<Story extends Annotations>(
  meta: Annotations,
  cells: Cells<Story>,
  { play, ...options }: BoardOptions = {},
): StoryObj {
  return {
    parameters: {
      board: { meta, cells, ...options },
      layout: 'fullscreen',
      ...(options.states || options.apart ? {} : { a11y: { config: { rules: pageRules } } }),
    },
    // A board of all states follows the toolbar; the others show both themes whatever it says.
    globals: {
      ...(options.states ? {} : { theme: 'light' }),
      ...(options.apart === 'phone' ? { viewport: { value: 'phone' } } : {}),
    },
    play: async (context) => {
      await playBoard(context);
      await play?.(context);
    },
  };
}
