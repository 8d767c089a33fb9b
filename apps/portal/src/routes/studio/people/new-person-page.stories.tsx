import { getStudioPeopleOptions, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { NewPersonPage } from './new-person-page.tsx';

const meta = {
  title: 'Portal/NewPersonPage',
  component: NewPersonPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings(), languages: [{ key: 'en_GB', label: 'English', direction: 'ltr' }] })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof NewPersonPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is missing is said at once; a username is suggested. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-mail address' }), 'Nora.Lang@aurelia.example');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Username' })).toHaveValue('nora.lang');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account and invite' }));
    await expect(canvas.getByRole('textbox', { name: 'First name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('link', { name: 'Please fill this in.' })).toBeVisible();
  },
};

/** Where the customer takes no passwords, no one is invited. */
export const NoPasswords: Story = {
  beforeEach: ({ msw }) => msw.use(getStudioPeopleOptions({ invites: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Create account' })).toBeVisible();
    await expect(canvas.getByText(/no invitation is sent/)).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
