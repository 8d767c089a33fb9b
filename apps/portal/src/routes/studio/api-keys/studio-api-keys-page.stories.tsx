import { listStudioApiKeys, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { StudioApiKeysPage } from './studio-api-keys-page.tsx';

const meta = {
  title: 'Portal/StudioApiKeysPage',
  component: StudioApiKeysPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof StudioApiKeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whose each key is, and for whom it acts. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const card = within((await canvas.findByRole('heading', { name: 'Lohnabrechnung' })).closest('li')!);
    await expect(card.getByText('Acts as:')).toBeVisible();
    await expect(canvas.getAllByText('Own key of:')).toHaveLength(3);
  },
};

/** A key that acts for another account. */
export const Created: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'What it is for' }), 'Intranet');
    const account = await dialog.findByRole('combobox', { name: 'Acts as' });
    await userEvent.clear(account);
    await userEvent.type(account, 'a');
    await userEvent.click((await screen.findAllByRole('option'))[1]!);
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Read in the studio' }));
    await userEvent.type(dialog.getByLabelText('Your password'), 'foyer-demo');
    await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
    await expect(await screen.findByRole('dialog', { name: 'The key is ready' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioApiKeys({ results: [] })),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No key yet' })),
};

export const Board = board<Story>(meta, { filled: {} });
