import { mock, problem, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { StudioSettingsPage } from './settings-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/StudioSettingsPage',
  component: StudioSettingsPage,
  parameters: { layout: 'padded' },
  beforeEach: () => localStorage.clear(),
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
} satisfies Meta<typeof StudioSettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A setting is changed and saved. */
export const Changing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Portal and languages'));
    const zone = await canvas.findByRole('textbox', { name: 'Time zone' });
    await expect(zone).toHaveAccessibleDescription(/^Such as Europe\/Berlin.* · timeZone$/);
    await userEvent.clear(zone);
    await userEvent.type(zone, 'Europe/Rome');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

/** The section of what is refused is open, and says why at the field. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const errors = [{ field: 'content.timeZone', code: 'not_a_time_zone', message: 'Please enter the name of a time zone.' }];
    msw.use(mock('setStudioSettings', () => problem(400, 'validation_failed', { errors })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Portal and languages'));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Time zone' }), 'x');
    await userEvent.click(canvas.getByText('Portal and languages'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const zone = await canvas.findByRole('textbox', { name: 'Time zone' });
    await waitFor(() => expect(zone).toHaveAccessibleDescription(/name of a time zone/));
    await waitFor(() => expect(zone).toHaveFocus());
    await expect(zone).toHaveValue('Europe/Berlinx');
  },
};

/** An entry that can be one of several kinds: another kind keeps what both have, and what is typed keeps its field. */
export const Kinds: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Cookies, newsletter and members’ own settings'));
    const list = within(await canvas.findByRole('group', { name: 'Members’ own settings' }));
    await userEvent.click(list.getByRole('button', { name: 'Add an entry' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'ID' }), 'help');
    await expect(canvas.getByRole('textbox', { name: 'Where it leads' })).toHaveValue('');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kind of entry' }), 'A switch');
    await userEvent.click(canvas.getByRole('switch', { name: 'On at first' }));
    await expect(canvas.queryByRole('textbox', { name: 'Where it leads' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'ID' })).toHaveValue('help');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
