import { getStudioHotel, someSettings, updateStudioHotelRefuses } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { HotelPage } from './hotel-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/HotelPage',
  component: HotelPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof HotelPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is changed is saved alone; until then it can be discarded. */
export const Changed: Story = {
  play: async ({ canvas }) => {
    const rooms = await canvas.findByRole('spinbutton', { name: 'Number of rooms' });
    await userEvent.clear(rooms);
    await userEvent.type(rooms, '124');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(rooms).toHaveValue(120);
    await userEvent.clear(rooms);
    await userEvent.type(rooms, '124');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Not saved yet')).toBeNull());
    await expect(rooms).toHaveValue(124);
  },
};

/** What is missing and what the server refuses is said at the field, and nothing typed is lost. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(updateStudioHotelRefuses),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await userEvent.type(name, 'Haus am See');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getAllByText('Es gibt hier schon ein Hotel mit diesem Namen.')).toHaveLength(2));
    await expect(name).toHaveValue('Haus am See');
  },
};

/** A country is found by its name, a contact person among the members. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const country = await canvas.findByRole('combobox', { name: 'Country' });
    await userEvent.clear(country);
    await userEvent.type(country, 'Aust');
    await userEvent.click(await screen.findByRole('option', { name: /Austria/ }));
    await expect(country).toHaveValue('Austria');
    await userEvent.click(within(canvas.getByRole('group', { name: 'Contact person' })).getByRole('button', { name: 'Remove' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByText('Saved.')).toBeVisible());
    await expect(country).toHaveValue('Austria');
  },
};

/** While people work there or pages show it, it says so; the history is read when it is opened. */
export const InUse: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/42 people work in this hotel/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByText('History'));
    await waitFor(() => expect(canvas.getByText('Changed: number of rooms and contact person')).toBeVisible());
  },
};

/** Deleting is asked about, and says what goes along. */
export const Deleting: Story = {
  beforeEach: ({ msw }) => msw.use(getStudioHotel({ people: 0, pages: [] })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(within(dialog).getByText(/The hotel and its 318 ratings are deleted/)).toBeVisible());
  },
};

export const Board = board<Story>(meta, { filled: {} });
