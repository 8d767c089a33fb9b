import {
  aStudioArticle,
  aStudioContent,
  aStudioReview,
  getStudioArticleVersion,
  setStudioArticleFails,
  someSettings,
  studioOptions,
  studioReview,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { atRoute } from '../../host/app/at-route.tsx';
import { ArticleEditor } from './article-editor.tsx';

const languages = [
  { key: 'de_DE', label: 'Deutsch' },
  { key: 'en_GB', label: 'English' },
  { key: 'ar', label: 'العربية' },
] as const;

const meta = {
  title: 'Portal/ArticleEditor',
  component: ArticleEditor,
  parameters: { layout: 'padded' },
  args: { article: aStudioArticle(), options: studioOptions(), languages },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof ArticleEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A draft is saved by itself, a little after the last key. */
export const Draft: Story = {
  play: async ({ canvas }) => {
    const [headline] = await canvas.findAllByRole('textbox', { name: 'Headline' });
    await userEvent.type(headline!, '!');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await expect(await canvas.findByText(/^Saved at/, {}, { timeout: 5000 })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'العربية (missing)' })).toBeVisible();
  },
};

/** What is on where the cursor is, is pressed. */
export const Formatting: Story = {
  play: async ({ canvas }) => {
    const toolbars = await canvas.findAllByRole('toolbar', { name: 'Formatting' });
    const [subheading] = canvas.getAllByRole('button', { name: 'Subheading 1' });
    await userEvent.click(subheading!);
    await waitFor(() => expect(subheading).toHaveAttribute('aria-pressed', 'true'));
    await expect(toolbars).toHaveLength(2);
  },
};

/** What is live changes for members when the editor says so. */
export const Live: Story = {
  args: { article: aStudioArticle({ state: 'published', publication: { ...aStudioArticle().publication, status: 'published' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Update' })).toBeVisible();
  },
};

/** Where the customer wants it, what is out has numbers. */
export const WithNumbers: Story = {
  args: { article: aStudioArticle({ state: 'published', has_numbers: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('link', { name: 'Numbers' })).toHaveAttribute('href', expect.stringMatching(/\/numbers$/));
  },
};

/** Where the customer wants reviews, a draft is handed in to another editor. */
export const ToReview: Story = {
  beforeEach: ({ msw }) => msw.use(...studioReview(aStudioReview())),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Submit for review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Submit for review' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who should review it?' }), aStudioReview().reviewers[1]!.name);
    await userEvent.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Are the times right?');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByText(/You submitted it for review by/)).toBeVisible();
    await expect(canvas.getByText('Are the times right?')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Publish|Submit/ })).toBeNull();
  },
};

export const Empty: Story = { args: { article: aStudioArticle({ content: aStudioContent({ texts: {} }), image: null }) } };

/** A version is compared with what is written, and restored; what was written is a press away. */
export const Versions: Story = {
  args: { article: aStudioArticle({ state: 'published', publication: { ...aStudioArticle().publication, status: 'published' } }) },
  beforeEach: ({ msw }) =>
    msw.use(
      getStudioArticleVersion(
        aStudioContent({ texts: { en_GB: { title: 'Breakfast until ten', teaser: '', content: '' } }, gallery_ids: ['gone'] }),
      ),
    ),
  play: async ({ canvas }) => {
    const [, headline] = await canvas.findAllByRole('textbox', { name: 'Headline' });
    await userEvent.clear(headline!);
    await userEvent.type(headline!, 'Breakfast until noon');
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Versions' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Versions' }));
    const [compare] = await dialog.findAllByRole('button', { name: /^Compare / });
    await userEvent.click(compare!);
    await waitFor(() => expect(dialog.getByText('ten')).toBeVisible());
    await expect(dialog.getByText('noon').tagName).toBe('INS');
    await userEvent.click(dialog.getAllByRole('button', { name: /^Restore this version / })[0]!);
    await waitFor(() => expect(headline).toHaveValue('Breakfast until ten'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go back to it' }));
    await waitFor(() => expect(headline).toHaveValue('Breakfast until noon'));
  },
};

/** Someone else was faster: nothing is lost. */
export const Outrun: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioArticleFails()),
  play: async ({ canvas }) => {
    const [headline] = await canvas.findAllByRole('textbox', { name: 'Headline' });
    await userEvent.type(headline!, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Changed in the meantime' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

/** The server could not be reached, or refuses. */
export const NotSaved: Story = {
  beforeEach: ({ msw }) => msw.use(setStudioArticleFails(413, 'payload_too_large')),
  play: async ({ canvas }) => {
    const [headline] = await canvas.findAllByRole('textbox', { name: 'Headline' });
    await userEvent.type(headline!, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Not saved:/)).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  filled: { args: Live.args },
  more: { Empty: { filled: Empty } },
  long: {
    args: {
      article: aStudioArticle({
        content: aStudioContent({ texts: { de_DE: { title: 'Rinderkennzeichnungsverordnung '.repeat(6), teaser: '', content: '' } } }),
      }),
    },
  },
});
