import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { settled, overflowing, words } from '../samples/samples.ts';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'UI/Display/Disclosure',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Disclosure,
  args: { summary: 'Öffnungszeiten', children: words.text },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(words.text)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Öffnungszeiten'));
    await settled(canvasElement);
    await expect(canvas.getByText(words.text)).toBeVisible();
  },
};

/** Enter and Space are the browser's own on a `summary`; they come to it as a press. */
export const Keyboard: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const [details, summary] = [canvasElement.querySelector('details')!, canvasElement.querySelector('summary')!];
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    summary.click();
    await expect(details.open).toBe(true);
    summary.click();
    await expect(details.open).toBe(false);
    await expect(summary).toHaveFocus();
  },
};

/** What is in it can be focused in the moment it opens, without waiting for its motion. */
export const FocusInside: Story = {
  args: { children: <input aria-label="Notiz" /> },
  play: async ({ canvasElement }) => {
    const note = canvasElement.querySelector('input')!;
    // Closed as it is shown: what was never drawn has no motion.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    canvasElement.querySelector('summary')!.click();
    note.focus();
    await expect(note).toHaveFocus();
  },
};

export const Open: Story = { args: { open: true } };

const fits: Story['play'] = async ({ canvasElement }) => {
  await expect(overflowing(canvasElement)).toEqual([]);
};

export const Board = board<Story>(meta, {
  filled: Open,
  rightToLeft: { args: { summary: words.arabicTitle, children: words.arabicText, open: true } },
  more: {
    Closed: { filled: { args: { open: false } } },
  },
  long: { args: { summary: words.long.repeat(3), open: true }, play: fits },
  endless: { args: { summary: words.endless, children: words.endless, open: true }, play: fits },
});
