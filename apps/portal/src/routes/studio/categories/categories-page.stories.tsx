import { mock, problem, setStudioCategoriesFails, someSettings, someStudioCategories } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { CategoriesPage } from './categories-page.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch', direction: 'ltr' },
  { key: 'en_GB', label: 'English', direction: 'ltr' },
] as const;

const meta = {
  title: 'Portal/StudioCategoriesPage',
  component: CategoriesPage,
  parameters: { layout: 'padded' },
  beforeEach: () => localStorage.clear(),
  decorators: [atRoute({ settings: someSettings(), languages: [...languages] })],
} satisfies Meta<typeof CategoriesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')!.textContent);

/** Categories are added, named in each language, moved by keyboard and saved. */
export const Arranging: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Categories in order' });
    canvas.getByRole('button', { name: 'Move: People (arrow up or down)' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(titles(list)).toEqual(['People', 'Our hotels', 'Küche']);
    await userEvent.click(canvas.getByRole('button', { name: 'Change Küche' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title (English)' }), 'Kitchen');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a category' }));
    await userEvent.type(canvas.getAllByRole('textbox', { name: 'Title (English)' })[1]!, 'Events');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(titles(list)).toEqual(['People', 'Our hotels', 'Kitchen', 'Events']);
  },
};

/** One that has articles asks where they go; then it is removed. */
export const Removing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove People' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove “People”?' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'New category' }), 'Our hotels');
    await userEvent.click(dialog.getByRole('button', { name: 'Move the articles and remove it' }));
    await waitFor(() => expect(canvas.queryByText('People')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Küche' }));
    await waitFor(() => expect(canvas.queryByText('Küche')).toBeNull());
  },
};

/** What the menu or a page leads to stays until that is changed. */
export const Used: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Our hotels' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Remove “Our hotels”?' }));
    await waitFor(() => expect(dialog.getByRole('link', { name: 'The menu' })).toBeVisible());
    await expect(dialog.getByRole('link', { name: 'Start' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Move the articles' }));
    await waitFor(() => expect(dialog.queryByRole('combobox')).toBeNull());
    await expect(canvas.getAllByText('Our hotels')[0]).toBeVisible();
  },
};

/** What is wrong is said at its field, and stays with its category when that is moved. */
export const Refused: Story = {
  beforeEach: ({ msw }) => {
    const errors = [{ field: 'content.entries.1.title', code: 'category_repeats', message: 'Another category is called this already.' }];
    msw.use(mock('setStudioCategories', () => problem(400, 'validation_failed', { errors })));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change People' }));
    const field = canvas.getByRole('textbox', { name: 'Title (Deutsch)' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Unsere Hotels');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title (Deutsch)' })).toHaveFocus());
    canvas.getByRole('button', { name: 'Move: People (arrow up or down)' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Title (Deutsch)' })).toHaveAccessibleDescription(/called this already/);
    await expect(canvas.getByRole('textbox', { name: 'Title (Deutsch)' })).toHaveValue('Unsere Hotels');
  },
};

/** Another editor was faster. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioCategoriesFails()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Küche' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await canvas.findByRole('alertdialog', { name: 'Changed in the meantime' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mock('getStudioCategories', () => someStudioCategories({ content: { entries: [] }, uses: [] }))),
};

export const Board = board<Story>(meta, { filled: {}, more: { Empty: { filled: Empty } } });
