import type { StoryContext } from '@storybook/react-vite';

/** Whatever lies over a page: dialogs, lists, tips and popovers, and the messages of snackbars. */
const overlays = [
  'dialog[open]',
  ...['dialog', 'alertdialog', 'listbox', 'tooltip'].map((role) => `[role="${role}"]`),
  '[popover]',
  '[data-id]',
];

const somethingIsOpen = (): boolean =>
  [...document.querySelectorAll(overlays.join(', '))].some(
    (element) => element.checkVisibility() && (!element.hasAttribute('popover') || element.matches(':popover-open')),
  );

/**
 * The story of an overlay ends with it open, for it is what people come to see and what axe judges; `tags: ['ends-closed']` where it leaves by itself.
 * Pages of documentation show it before anything is done.
 */
export function expectOpenOverlay({ title, tags, viewMode }: Pick<StoryContext, 'title' | 'tags' | 'viewMode'>): void {
  if (viewMode === 'docs' || !title.startsWith('UI/Overlays/') || tags.includes('ends-closed') || somethingIsOpen()) return;
  throw new Error('The story of an overlay ends with nothing open: people would see a button, and axe as well.');
}
