import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { PreviewNote } from './preview-note.tsx';

const meta = { title: 'Portal/PreviewNote', component: PreviewNote, parameters: { layout: 'padded' } } satisfies Meta<typeof PreviewNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preview')).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  long: { globals: { locale: 'de_DE' } },
});
