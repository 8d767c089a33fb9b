import { aStudioMenu, aStudioMenuEntry, mock, problem, setStudioMenuFails, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { createCopyStore } from '../local-copy.ts';
import { StudioMenuPage } from './menu-page.tsx';

const screens = [
  { path: '/:lang', children: [{ index: true }, ...['news', 'page/:id', 'categories/:id', 'logout'].map((path) => ({ path }))] },
];

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/StudioMenuPage',
  component: StudioMenuPage,
  parameters: { layout: 'padded' },
  beforeEach: () => localStorage.clear(),
  decorators: [atRoute({ settings: someSettings(), languages: [...languages], routes: screens })],
} satisfies Meta<typeof StudioMenuPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const handle = 'Move: News (arrow up or down)';
const moveDown = async (canvas: ReturnType<typeof within>) => {
  (await canvas.findByRole('button', { name: handle })).focus();
  await userEvent.keyboard('{ArrowDown}');
};

/** Entries are moved, put below others, removed and brought back; the preview follows. */
export const Arranging: Story = {
  play: async ({ canvas }) => {
    const preview = await canvas.findByRole('navigation', { name: 'Preview on phones' });
    const first = () => within(preview).getAllByRole('link')[0];
    await expect(first()).toHaveTextContent('News');
    await moveDown(canvas);
    await expect(first()).toHaveTextContent('About us');
    await waitFor(() => expect(canvas.getByRole('button', { name: handle })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Put News below the entry before it' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Make News an entry of its own' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove News' }));
    await expect(within(preview).queryByText('News')).not.toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

/** A new entry leads to a page that is looked for, and is called as the page is where it has no title yet. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add an entry' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Page' }), 'kan');
    await userEvent.click(await screen.findByRole('option', { name: 'Kantine' }));
    await expect(canvas.getByRole('textbox', { name: 'Title (English)' })).toHaveValue('Kantine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};

/** What is wrong is said at its field, and nothing typed is lost. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const errors = [{ field: 'content.entries.0.title', code: 'required', message: 'Please fill this in.' }];
    msw.use(mock('setStudioMenu', () => problem(400, 'validation_failed', { errors })));
  },
  play: async ({ canvas }) => {
    await moveDown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const field = await canvas.findByRole('textbox', { name: 'Title (Deutsch)' });
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please fill this in.'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByText(/^Not saved:/)).toBeVisible();
  },
};

/** Another was faster: what they changed is shown, and whose is kept is asked. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioMenuFails()),
  play: async ({ canvas }) => {
    await moveDown(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take theirs' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

/** What this browser has kept is taken over as a change of what it was made from: what another has saved since is not overwritten unasked. */
export const KeptAndOutrun: Story = {
  beforeEach: () => {
    const { version, content: base } = aStudioMenu();
    const content = { entries: [aStudioMenuEntry({ title: { en_GB: 'Shift swap' } }), ...base.entries] };
    createCopyStore('', 'setup-menu', () => true).write([{ version: version - 1, base, content, at: Date.now() }]);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take them over' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine instead' }));
    await waitFor(() => expect(canvas.getByText('Saved')).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Move: Shift swap (arrow up or down)' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('getStudioMenu', () => aStudioMenu({ content: { entries: [] } }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The menu is empty')).toBeVisible();
  },
};

/** A page that is gone is named, and words of any length fit. */
export const Long: Story = {
  beforeEach: ({ msw }) => {
    const title = { de_DE: 'Rinderkennzeichnungsverordnung'.repeat(4), en_GB: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) };
    const gone = aStudioMenuEntry({ type: 'page', reference_id: 'gone', title });
    msw.use(mock('getStudioMenu', () => aStudioMenu({ content: { entries: [gone, aStudioMenuEntry()] } })));
  },
};

export const Board = board<Story>(meta, { filled: {} });
