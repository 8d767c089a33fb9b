import {
  aPlaced,
  aStudioPage,
  aStudioPageContent,
  aStudioPageFault,
  aStudioReview,
  publishStudioPageFails,
  setStudioPage,
  setStudioPageFails,
  someSettings,
  studioModuleTypes,
  studioReview,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { PortalSnackbars } from '../../../host/snackbars/portal-snackbars.tsx';
import { PageEditor } from './page-editor.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch' },
  { key: 'en_GB', label: 'English' },
  { key: 'ar', label: 'العربية' },
] as const;

const meta = {
  title: 'Portal/PageEditor',
  component: PageEditor,
  parameters: { layout: 'padded' },
  args: { page: aStudioPage(), types: studioModuleTypes().types, languages },
  decorators: [
    (Story) => (
      <PortalSnackbars>
        <Story />
      </PortalSnackbars>
    ),
    atRoute({ settings: someSettings() }),
  ],
} satisfies Meta<typeof PageEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const types = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[data-module]')?.getAttribute('data-module'));

/** A module is chosen, written, moved by keys, removed and brought back; all of it is saved by itself. */
export const Composing: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioPage()),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Modules' });
    await userEvent.click(canvas.getByRole('button', { name: /^Teaser cards/ }));
    const heading = await canvas.findByRole('textbox', { name: 'Heading' });
    await userEvent.type(heading, '!');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    canvas.getByRole('button', { name: /^Move: Teaser cards/ }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(types(list)).toEqual(['cards-1', 'text-1', 'hotels-1', 'news-1']));
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Hotels' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(types(list)).toEqual(['cards-1', 'text-1', 'news-1']));
    await expect(canvas.getByRole('button', { name: /^Move: News/ })).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'Teaser cards' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(types(list)).toEqual(['cards-1', 'text-1', 'hotels-1', 'news-1']));
    await expect(await canvas.findByText(/^Saved at/, {}, { timeout: 6000 })).toBeVisible();
  },
};

/** Two languages stand beside each other: what is missing in one of them says so, and is written there. */
export const SideBySide: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: ({ msw }) => msw.use(setStudioPage()),
  play: async ({ canvas }) => {
    const english = await canvas.findByRole('button', { name: 'English (3 missing)' });
    await expect(canvas.getByRole('button', { name: 'العربية (missing)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Two languages side by side' }));
    await userEvent.click(english);
    await expect(canvas.getByRole('textbox', { name: 'Description Deutsch' })).toBeVisible();
    const description = canvas.getByRole('textbox', { name: 'Description English Missing' });
    await userEvent.type(description, 'More than pay');
    await expect(description).toHaveAccessibleName('Description English');
    await expect(canvas.getByRole('button', { name: 'English (2 missing)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Teaser cards.*English ?: texts missing/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pension' }));
    await expect(await canvas.findByRole('textbox', { name: 'Text English Missing' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Text/ }));
    await expect(await canvas.findAllByRole('toolbar', { name: 'Formatting' })).toHaveLength(2);
    await expect(canvas.queryByTitle('Preview of the page')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Two languages side by side' }));
    await expect(canvas.getByTitle('Preview of the page')).toBeVisible();
  },
};

/** Without room for two the chosen one is shown, and the switch is not. */
export const SideBySideOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^The page itself/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^English/ }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('Benefits');
    await expect(canvas.queryByRole('switch', { name: 'Two languages side by side' })).toBeNull();
  },
};

/** What was saved just now is not published, before the page itself says so. A page that nothing leads to says where that is mended. */
export const SavedAfterPublication: Story = {
  args: { page: aStudioPage({ state: 'live', uses: [] }) },
  beforeEach: ({ msw }) => msw.use(setStudioPage()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await expect(await canvas.findByText(/^Saved at/, {}, { timeout: 6000 })).toBeVisible();
    await expect(canvas.getByText('Changes not published')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the menu' })).toHaveAttribute('href', '/en_GB/studio/menu');
    await expect(canvas.getByRole('button', { name: 'Publish' })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** The button that takes the picture away goes with it; the one beside it has the focus then. */
export const WithoutPicture: Story = {
  args: { page: aStudioPage({ content: aStudioPageContent({ image_id: 'lake' }) }) },
  beforeEach: ({ msw }) => msw.use(setStudioPage()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove the picture' }));
    await expect(canvas.getByRole('button', { name: 'Choose a picture …' })).toHaveFocus();
  },
};

/** Every type says what it shows; a new module is chosen at once. */
export const Adding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a module …' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Files/ }));
    await expect(await canvas.findByRole('heading', { name: 'Files' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Move: Files/ })).toHaveLength(1);
  },
};

/** What keeps a page from being published leads to its field. */
export const Incomplete: Story = {
  args: { page: aStudioPage({ faults: [aStudioPageFault({ field: 'modules.1.config.entries.0.title' })] }) },
  beforeEach: ({ msw }) => msw.use(publishStudioPageFails()),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Publish' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Teaser cards · Title: Das fehlt.' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
};

/** A module of a type that there is not any more is kept. */
export const UnknownType: Story = {
  args: {
    page: aStudioPage({
      content: aStudioPageContent({ modules: [aPlaced({ id: 'old-1', type: 'weather_box', title: {}, config: { a: 1 } })] }),
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Weather box/ }));
    await expect(await canvas.findByText(/^There are no modules of the type/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { page: aStudioPage({ state: 'draft', published: null, content: aStudioPageContent({ modules: [] }), uses: [] }) },
};

/** Another editor was faster: nothing is lost. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioPageFails()),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed in the meantime' }, { timeout: 6000 });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The server refuses. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioPageFails(413, 'payload_too_large')),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await expect(await canvas.findByText(/^Not saved:/, {}, { timeout: 6000 })).toBeVisible();
  },
};

/** Where the customer wants reviews, its changes are handed in to another editor. */
export const ToReview: Story = {
  args: { page: aStudioPage({ state: 'changed' }) },
  beforeEach: ({ msw }) => msw.use(...studioReview(aStudioReview())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    await expect(canvas.queryByRole('button', { name: 'Publish' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit for review' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText(/You submitted it for review/)).toBeVisible();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: {},
    more: { Empty: { filled: Empty } },
    long: {
      args: { page: aStudioPage({ content: aStudioPageContent({ title: { de_DE: 'Rinderkennzeichnungsverordnung '.repeat(6) } }) }) },
    },
  },
  // The frame of the preview is made smaller to fit, and rows keep to a line.
  { clips: true },
);
