import { Fold, type FoldWay } from '@foyer/ui';
import type { Decorator } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** A module as it folds on a phone where it is one of many. */
export const folded = (way: FoldWay) => ({
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Fold way={way}>
        <Story />
      </Fold>
    ),
  ] satisfies Decorator[],
});

/** A module that is a line with its title on a phone, and opens below it. */
export const foldedToALine = {
  ...folded('line'),
  play: async ({ canvasElement, userEvent }: { canvasElement: HTMLElement; userEvent: { click(element: Element): Promise<void> } }) => {
    const line = canvasElement.querySelector('summary')!;
    const content = canvasElement.querySelector('[data-folded]')!;
    await expect(line).toBeVisible();
    await expect(content.checkVisibility()).toBe(false);
    await userEvent.click(line);
    await expect(content.checkVisibility()).toBe(true);
  },
};
