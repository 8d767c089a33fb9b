import { someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { ProductPage } from './product-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/ProductPage',
  component: ProductPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof ProductPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Switched off, it says so once that is saved. */
export const SwitchedOff: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Offer this reward' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Switched off')).toBeVisible());
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getByText('Changed: price and end of the offer')).toBeVisible());
  },
};

/** What is missing is said at the field; a day brings its time along. */
export const Missing: Story = {
  play: async ({ canvas }) => {
    const price = await canvas.findByRole('spinbutton', { name: 'Price in points' });
    await userEvent.clear(price);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(price).toHaveAttribute('aria-invalid', 'true');
    const until = canvas.getByRole('textbox', { name: 'Until (optional)' });
    await userEvent.type(until, '24/12/2026');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByLabelText('Ends at')).toHaveValue('23:59'));
  },
};

/** Deleting is asked about, and says in how many carts it is. */
export const Deleting: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(/out of the carts of 3 members/)).toBeVisible());
  },
};

export const Board = board<Story>(meta, { filled: {} });
