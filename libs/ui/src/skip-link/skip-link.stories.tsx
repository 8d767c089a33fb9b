import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { overflowing, words } from '../samples/samples.ts';
import { SkipLink } from './skip-link.tsx';

const meta = {
  title: 'UI/Foundations/SkipLink',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: SkipLink,
  args: { target: 'content', children: 'Zum Inhalt' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Die Seite
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first stop of the page: hidden before, visible with the focus. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Zum Inhalt' });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(canvas.getByRole('main')).toHaveAttribute('id', link.getAttribute('href')?.slice(1));
  },
};

const focused: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link')).toHaveFocus();
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: focused },
    rightToLeft: {
      args: { children: 'إلى المحتوى' },
      play: async (context) => {
        await focused(context);
        await expect(context.canvas.getByRole('link').getBoundingClientRect().left).toBeGreaterThan(window.innerWidth / 2);
      },
    },
    /** The whole of it can be read, on a phone as well. */
    long: {
      args: { children: 'Zum Inhalt der Betriebsratsneuigkeiten und Mitarbeitervergünstigungen springen' },
      play: async (context) => {
        await focused(context);
        const { left, right, top } = context.canvas.getByRole('link').getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(left).toBeGreaterThanOrEqual(0);
        await expect(right).toBeLessThanOrEqual(window.innerWidth);
      },
    },
    endless: {
      args: { target: 'content', children: words.endless },
      play: async (context) => {
        await focused(context);
        await expect(overflowing(context.canvasElement)).toEqual([]);
        await expect(context.canvas.getByRole('link').getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
      },
    },
  },
  { apart: 'window' },
);
