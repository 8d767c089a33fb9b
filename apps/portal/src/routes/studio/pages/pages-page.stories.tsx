import { aStudioPageEntry, aStudioPageList, deleteStudioPageFails, listStudioPages, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { PagesPage } from './pages-page.tsx';

const meta = {
  title: 'Portal/PagesPage',
  component: PagesPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof PagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state and use, and how a deletion is taken back. */
export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draft')).toBeVisible();
    await expect(canvas.getByText('Used as: Landing page')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Vorteile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(canvas.getByText('The page has been deleted.')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByText('The page has been restored.')).toBeVisible());
  },
};

/** What is used is not deleted, and it is said why. */
export const InUse: Story = {
  beforeEach: ({ msw }) => msw.use(deleteStudioPageFails()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions: Vorteile' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** A new page needs a title and nothing else. */
export const New: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create page' }));
    const title = screen.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(title, 'Parking');
    await expect(screen.queryByText('Please give the page a title.')).toBeNull();
  },
};

export const Deleted: Story = {
  beforeEach: ({ msw }) => {
    const results = [aStudioPageEntry({ state: 'deleted', deleted_at: '2026-11-25T08:00:00.000Z' })];
    msw.use(listStudioPages({ ...aStudioPageList(1), results }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioPages({ ...aStudioPageList(0), results: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No pages here')).toBeVisible();
  },
};

export const Untitled: Story = {
  beforeEach: ({ msw }) => {
    const results = [
      aStudioPageEntry({ title: '', locales: [] }),
      aStudioPageEntry({ title: 'Rinderkennzeichnungsverordnung'.repeat(5) }, 1),
    ];
    msw.use(listStudioPages({ ...aStudioPageList(2), results }));
  },
};

export const Board = board<Story>(meta, { filled: {} });
