import { createStudioWebhookRefuses, listStudioWebhooks, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

const meta = {
  title: 'Portal/WebhooksPage',
  component: WebhooksPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof WebhooksPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const cardOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!);

async function fillIn() {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a webhook' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Zeiterfassung');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'https://zeit.example/hook');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Account created' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return dialog;
}

/** A webhook is added; its secret is shown once. */
export const Added: Story = {
  play: async () => {
    await fillIn();
    const shown = within(await screen.findByRole('dialog', { name: 'The secret of the webhook' }));
    await expect(shown.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toMatch(/^whsec_/);
    await userEvent.click(shown.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('heading', { name: 'Zeiterfassung' })).toBeVisible();
  },
};

/** What was typed stays where the address is refused. */
export const WrongAddress: Story = {
  beforeEach: ({ msw }) => msw.use(createStudioWebhookRefuses),
  play: async () => {
    const dialog = await fillIn();
    await expect(await dialog.findByText('Please enter a public address that begins with https://.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('https://zeit.example/hook');
  },
};

/** What it was sent; what was given up is sent again, and it is tried. */
export const Deliveries: Story = {
  play: async () => {
    await userEvent.click((await cardOf('Intranet')).getByRole('button', { name: 'Deliveries' }));
    const dialog = within(await screen.findByRole('dialog', { name: /Deliveries to/ }));
    const failed = within((await dialog.findByText('Account created')).closest('li')!);
    await expect(failed.getByText('No answer within five seconds')).toBeVisible();
    await userEvent.click(failed.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(failed.getByText('Delivered')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Send a test' }));
    await expect(await dialog.findByText('Test')).toBeVisible();
  },
};

/** A new secret is asked for. */
export const NewSecret: Story = {
  play: async () => {
    await userEvent.click((await cardOf('Intranet')).getByRole('button', { name: 'New secret' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Create a new secret?' }));
    await userEvent.click(question.getByRole('button', { name: 'Create' }));
    await expect(await screen.findByRole('dialog', { name: 'The secret of the webhook' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioWebhooks([])),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No webhook yet' })),
};

export const Board = board<Story>(meta, { filled: {} });
