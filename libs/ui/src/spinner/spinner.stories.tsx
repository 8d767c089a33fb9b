import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Spinner } from './spinner.tsx';

const meta = { title: 'UI/Display/Spinner', tags: ['stable'], parameters: { layout: 'padded' }, component: Spinner } satisfies Meta<
  typeof Spinner
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decorative: Story = {};

export const Announced: Story = {
  args: { label: 'Wird gesendet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wird gesendet');
  },
};

export const Board = board<Story>(meta, {
  filled: Announced,
});
