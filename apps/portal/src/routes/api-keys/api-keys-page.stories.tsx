import { createApiKeyRefuses, listApiKeys, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { atRoute } from '../../host/app/at-route.tsx';
import { ApiKeysPage } from './api-keys-page.tsx';

const meta = {
  title: 'Portal/ApiKeysPage',
  component: ApiKeysPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof ApiKeysPage>;
export default meta;
type Story = StoryObj<typeof meta>;

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Create a key' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New API key' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'What it is for' }), 'Abfahrten');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Read news' }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Valid for' }), '30');
  await userEvent.type(dialog.getByLabelText('Your password'), 'foyer-demo');
  await userEvent.click(dialog.getByRole('button', { name: 'Create key' }));
  return dialog;
}

/** A key is made, and shown once. */
export const Created: Story = {
  play: async () => {
    await fillIn();
    const shown = within(await screen.findByRole('dialog', { name: 'The key is ready' }));
    await expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'API key' }).value).toMatch(/^foyer_pk_/);
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('heading', { name: 'Abfahrten' })).toBeVisible();
    await expect(document.body).not.toHaveTextContent(/foyer_pk_q3vJ8/);
  },
};

/** What was typed stays where the password is wrong. */
export const WrongPassword: Story = {
  beforeEach: ({ msw }) => msw.use(createApiKeyRefuses),
  play: async () => {
    const dialog = await fillIn();
    await expect(await dialog.findByText('That is not your password.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'What it is for' })).toHaveValue('Abfahrten');
    await expect(dialog.getByRole('checkbox', { name: 'Read news' })).toBeChecked();
  },
};

/** A key is revoked after a question. */
export const Revoked: Story = {
  play: async () => {
    const card = within((await screen.findByRole('heading', { name: 'Dienstplan' })).closest('li')!);
    await userEvent.click(card.getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke the key?' }));
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dienstplan' })).toBeNull());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listApiKeys({ results: [] })),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No key yet' })),
};

/** The customer has switched them off: what there is can still be revoked. */
export const SwitchedOff: Story = {
  beforeEach: ({ msw }) => msw.use(listApiKeys({ allowed: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Keys of your own are switched off here/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Create a key' })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: 'Revoke' })).toHaveLength(3);
  },
};

export const Board = board<Story>(meta, { filled: {} });
