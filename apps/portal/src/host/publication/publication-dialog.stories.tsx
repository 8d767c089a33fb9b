import { aPublication, setNewsPublicationFails } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { PublicationDialog } from './publication-dialog.tsx';

const meta = {
  title: 'Portal/PublicationDialog',
  component: PublicationDialog,
  // It is open from the start, and none may cover the page of all.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { id: 'story', publication: aPublication(), open: true, onClose: fn(), onSaved: fn() },
} satisfies Meta<typeof PublicationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog once it has begun to fade in: what is in it can be seen from then on. */
const dialog = async () => {
  const element = await screen.findByRole('dialog');
  await waitFor(() => expect(element).toBeVisible());
  return within(element);
};

export const Published: Story = {
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await userEvent.click(getByRole('checkbox', { name: 'Top story' }));
    await userEvent.click(getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledTimes(1));
  },
};

export const WithAnEnd: Story = {
  args: { publication: aPublication({ status: 'scheduled', expires_at: '2026-12-24T17:00:00.000Z', top_story: true }) },
};

/** It would end before it begins. */
export const EndsTooEarly: Story = {
  args: { publication: aPublication({ expires_at: '2026-11-01T08:00:00.000Z' }) },
  play: async () => {
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Save' }));
    await expect(await findByText(/^The end must be after publication\./)).toBeVisible();
  },
};

/** The end has a day: it needs a time as well, which no label calls optional. */
export const EndWithoutTime: Story = {
  args: WithAnEnd.args,
  play: async ({ args }) => {
    const { getByRole, getByLabelText, findByText } = await dialog();
    const time = getByLabelText('End time');
    await userEvent.clear(time);
    await userEvent.click(getByRole('button', { name: 'Save' }));
    await expect(await findByText(/^The end has a date but no time\./)).toBeVisible();
    await expect(time).toBeInvalid();
    await expect(time).toHaveAccessibleDescription(/clear the date to have no end/);
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Someone else was faster. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setNewsPublicationFails()),
  play: async ({ args }) => {
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('checkbox', { name: 'Top story' }));
    await userEvent.click(getByRole('button', { name: 'Save' }));
    await expect(await findByText(/^Someone else has changed the publication in the meantime/)).toBeVisible();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

const saved: Story['play'] = async () => {
  (await screen.findByRole('dialog')).querySelector('form')!.requestSubmit();
  await waitFor(() => expect(document.querySelector('[aria-invalid]')).toBeVisible());
};

export const Board = board<Story>(
  meta,
  {
    filled: { args: WithAnEnd.args },
    rightToLeft: { args: WithAnEnd.args },
    more: {
      EndsTooEarly: { filled: EndsTooEarly, rightToLeft: { play: saved } },
    },
    long: {
      args: WithAnEnd.args,
      globals: { locale: 'de_DE' },
      play: async () => {
        const element = await screen.findByRole('dialog');
        await expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
      },
    },
  },
  { apart: 'phone' },
);
