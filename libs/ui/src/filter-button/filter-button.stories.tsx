import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { FilterButton } from './filter-button.tsx';

const meta = {
  title: 'UI/Controls/FilterButton',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: FilterButton,
  args: { children: 'Filter', onClick: fn() },
} satisfies Meta<typeof FilterButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Screen readers read what the number means. */
export const Counting: Story = {
  args: { count: '3', countLabel: '3 Filter aktiv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Filter\s*3 Filter aktiv/ })).toBeVisible();
  },
};

export const Keyboard: Story = {
  ...Counting,
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** One line while there is room for it. */
const longGerman: Story = {
  args: { children: 'Filtereinstellungen', count: '12', countLabel: '12 Filter aktiv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').offsetHeight).toBe(44);
  },
};

export const Board = board<Story>(meta, {
  filled: Counting,
  rightToLeft: { args: { children: 'تصفية', count: '٣', countLabel: '٣ عوامل' } },
  more: {
    Disabled: { filled: Disabled, rightToLeft: {} },
  },
  long: longGerman,
  endless: {
    ...longGerman,
    args: { children: words.endless, count: '12', countLabel: '12 Filter aktiv' },
    play: async ({ canvas }) => {
      // The figures are side by side.
      await expect(canvas.getByText('12').getClientRects()).toHaveLength(1);
    },
  },
});
