import { getStudioPerson, someSettings, updateStudioPersonRefuses } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { PersonPage } from './person-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/PersonPage',
  component: PersonPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof PersonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is changed is saved alone; until then it can be discarded. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const lastname = await canvas.findByRole('textbox', { name: 'Last name' });
    await userEvent.type(lastname, '-Lang');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(lastname).toHaveValue('Berger');
    await userEvent.type(lastname, '-Lang');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Scripts' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
    await expect(lastname).toHaveValue('Berger-Lang');
    await expect(canvas.queryByText('Not saved yet')).toBeNull();
  },
};

/** Lists are written in lines, in each language; one that is too long is said at the field before anything is sent. */
export const Terms: Story = {
  play: async ({ canvas }) => {
    const skills = await canvas.findByRole('textbox', { name: 'Skills (Deutsch)' });
    await expect(skills).toHaveValue('Wein\nGebärdensprache');
    await userEvent.type(skills, `{Enter}${'ö'.repeat(101)}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(skills).toHaveAccessibleDescription('Please shorten the entries to at most 100 characters each.');
    await userEvent.type(skills, '{Backspace}{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
    await expect(skills).toHaveValue(`Wein\nGebärdensprache\n${'ö'.repeat(100)}`);
  },
};

/** What the server refuses is said at the field, and nothing typed is lost. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(updateStudioPersonRefuses),
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'E-mail address' });
    await userEvent.clear(email);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(email, 'jonas@aurelia.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByText('Diese Adresse ist vergeben.')).toHaveLength(2));
    await expect(email).toHaveValue('jonas@aurelia.example');
  },
};

/** Blocking is asked about, unblocking is not. */
export const Blocking: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(canvas.getByText('Blocked')).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Send link to a new password' })).toBeNull();
    const unblock = await canvas.findByRole('button', { name: 'Unblock' });
    await waitFor(() => expect(unblock).not.toHaveAttribute('aria-busy'));
    await userEvent.click(unblock);
    await waitFor(() => expect(canvas.getByText('Active')).toBeVisible());
  },
};

/** What was done to the account, and the way to a password. */
export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send link to a new password' }));
    await waitFor(() => expect(canvas.getByText('The e-mail is on its way.')).toBeVisible());
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getByText('Changed: e-mail address and hotel')).toBeVisible());
  },
};

/** Of people who may do more than the reader, everything can be read and nothing changed. */
export const OutOfReach: Story = {
  beforeEach: ({ msw }) => msw.use(getStudioPerson({ changeable: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This person may do more than you/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Block' })).toBeNull();
  },
};

export const Board = board<Story>(meta, { filled: {} });
