import { importStudioPeopleRefuses, importStudioPeopleWhole, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { ImportPage } from './import-page.tsx';

const meta = {
  title: 'Portal/ImportPage',
  component: ImportPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof ImportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = () => new File(['username,email,firstname,lastname\n'], 'people.csv', { type: 'text/csv' });

/** A list with errors says each; the others are imported once that is asked. */
export const WithErrors: Story = {
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(/List of people/), list());
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }));
    await waitFor(() => expect(canvas.getByText('12 new people, 3 changes, 240 unchanged, 3 errors.')).toBeVisible());
    await expect(canvas.getByText(/^These columns are left out/)).toHaveTextContent('Kostenstelle');
    const store = canvas.getByRole('button', { name: 'Import 15 people' });
    await expect(store).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Leave out the lines with errors/ }));
    await userEvent.click(store);
    await waitFor(() => expect(canvas.getByText(/^Imported: 12 new people, 3 changes. 3 errors were left out.$/)).toBeVisible());
  },
};

/** A list without errors is imported after it was checked. */
export const Whole: Story = {
  beforeEach: ({ msw }) => msw.use(importStudioPeopleWhole),
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(/List of people/), list());
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Import 15 people' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'To the list of people' })).toBeVisible());
  },
};

/** What is no list of people is said at the field. */
export const NoList: Story = {
  beforeEach: ({ msw }) => msw.use(importStudioPeopleRefuses),
  play: async ({ canvas }) => {
    await userEvent.upload(await canvas.findByLabelText(/List of people/), list());
    await userEvent.click(canvas.getByRole('button', { name: 'Check the file' }));
    await waitFor(() => expect(canvas.getByText('Der ersten Zeile fehlen Spalten.')).toBeVisible());
  },
};

export const Board = board<Story>(meta, { filled: {} });
