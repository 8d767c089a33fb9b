import { anArticlePage, aPage, aPageArticle, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryRoute } from '../app/story-route.tsx';
import { PageView } from './page-view.tsx';

type SettingsOptions = NonNullable<Parameters<typeof someSettings>[0]>['base_options'];

const meta = {
  title: 'Portal/PageView',
  component: PageView,
  parameters: { layout: 'padded' },
  args: { page: aPage({ description: 'Was heute wichtig ist.', modules: [] }) },
  decorators: [
    (Story, { parameters }) => (
      <StoryRoute settings={someSettings({ base_options: parameters['baseOptions'] as SettingsOptions })}>
        <Story />
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof PageView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutModules: Story = {
  globals: { locale: 'de_DE' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.page.title);
    await expect(canvas.getByText('Was heute wichtig ist.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Neuigkeiten lesen' })).toHaveAttribute('href', '/de_DE/news');
  },
};

export const TitleAlone: Story = {
  parameters: { baseOptions: { hide_description_on_meta_header: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.page.title);
    await expect(canvas.queryByText('Was heute wichtig ist.')).not.toBeInTheDocument();
  },
};

/** A title that lacks the reader's language is written, and read out, in its own; what the portal says is not. */
export const NotTranslated: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
    await expect(getComputedStyle(title).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('link')).direction).toBe('rtl');
  },
};

/** Page and article are translated apart: each is in its own language. */
export const ArticleNotTranslated: Story = {
  globals: { locale: 'ar' },
  args: {
    page: anArticlePage({
      title: 'عدنا إلى البحيرة',
      content_locale: 'ar',
      access: 'public',
      article: aPageArticle({ author: null, likes_allowed: false, comments_allowed: false }),
      modules: [],
    }),
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.closest('[lang]')).toHaveAttribute('lang', 'ar');
    await expect(getComputedStyle(title).direction).toBe('rtl');
    const text = canvas.getByRole('heading', { level: 2, name: 'Was sich ändert' });
    await expect(text.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
    await expect(getComputedStyle(text).direction).toBe('ltr');
  },
};
