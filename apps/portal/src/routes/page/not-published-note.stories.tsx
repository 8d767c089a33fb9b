import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { NotPublishedNote } from './not-published-note.tsx';

const meta = {
  title: 'Portal/NotPublishedNote',
  component: NotPublishedNote,
  parameters: { layout: 'padded' },
  args: { reason: 'draft' },
} satisfies Meta<typeof NotPublishedNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page is a draft/)).toBeVisible();
  },
};
export const ArticleNotPublished: Story = {
  args: { reason: 'article' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The article on this page/)).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  more: {
    ArticleNotPublished: { filled: ArticleNotPublished, rightToLeft: {} },
  },
  long: { args: { reason: 'article' }, globals: { locale: 'de_DE' } },
});
