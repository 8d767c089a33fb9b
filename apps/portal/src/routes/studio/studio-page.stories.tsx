import { aStudioArticleEntry, aStudioArticleList, listStudioArticles, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { atRoute } from '../../host/app/at-route.tsx';
import { StudioPage } from './studio-page.tsx';

const meta = {
  title: 'Portal/StudioPage',
  component: StudioPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof StudioPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state, and how a deletion is taken back. */
export const Articles: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Actions/ })[0]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('The article has been deleted.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('The article has been restored.')).toBeVisible());
  },
};

export const Deleted: Story = {
  beforeEach: ({ msw }) => {
    const results = [aStudioArticleEntry({ state: 'deleted', deleted_at: '2026-11-25T08:00:00.000Z' })];
    msw.use(listStudioArticles({ ...aStudioArticleList(1), results }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioArticles({ ...aStudioArticleList(0), results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No articles here')).toBeVisible();
  },
};

export const Untitled: Story = {
  beforeEach: ({ msw }) => {
    const results = [
      aStudioArticleEntry({ title: '', locales: [], category: null }),
      aStudioArticleEntry({ title: 'Rinderkennzeichnungsverordnung'.repeat(5) }, 1),
    ];
    msw.use(listStudioArticles({ ...aStudioArticleList(2), results }));
  },
};

export const Board = board<Story>(meta, { filled: {} });
