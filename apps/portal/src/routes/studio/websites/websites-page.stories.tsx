import { listStudioEmbedSites, someSettings, studioEmbedSites } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { WebsitesPage } from './websites-page.tsx';

const meta = {
  title: 'Portal/WebsitesPage',
  component: WebsitesPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof WebsitesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

/** A key is revoked, and a new one made, whose secret is shown once. */
export const Keys: Story = {
  play: async () => {
    await userEvent.click((await cardOf('Intranet')).getByRole('button', { name: 'Keys (2)' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Keys of/ }));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Revoke' })[0]!);
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect((await dialog.findByRole<HTMLInputElement>('textbox', { name: 'The secret of the new key' })).value).toMatch(/^foyer_sk_/);
  },
};

/** A website is added. */
export const Added: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a website' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a website' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Blog');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Addresses' }), 'https://blog.example');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Chat' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
  },
};

/** Editors make up widgets and change nothing. */
export const ForEditors: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioEmbedSites(studioEmbedSites(), false)),
  play: async () => {
    const card = await cardOf('Intranet');
    await expect(card.queryByRole('button')).toBeNull();
    await expect(card.getByRole('link', { name: 'Code for the page' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add a website' })).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioEmbedSites([])),
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'No website yet' })).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
