import { aPublication, aSearchHit, longGermanText, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { SearchHit } from './search-hit.tsx';

const start = '2199-12-01T08:00:00.000Z';
const scheduled = aSearchHit({ date: start, publication: aPublication({ status: 'scheduled', publish_date: start }) });

const meta = {
  title: 'Portal/SearchHit',
  component: SearchHit,
  parameters: { layout: 'padded' },
  args: { area: 'news', hit: aSearchHit(), search: 'kurpark' },
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Container width="reading">
          <ul>
            <Story />
          </ul>
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof SearchHit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Published: Story = {
  args: { hit: aSearchHit({ publication: aPublication() }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(canvas.queryByText(/Scheduled|Expired|Draft/)).toBeNull();
  },
};

/** Editors find what is not out yet. */
export const Scheduled: Story = {
  args: { hit: scheduled },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Scheduled for 1 Dec 2199/)).toBeVisible();
  },
};

export const Expired: Story = {
  args: { hit: aSearchHit({ publication: aPublication({ status: 'expired', expires_at: '2026-11-01T08:00:00.000Z' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Expired on/)).toBeVisible();
  },
};

export const DraftPage: Story = {
  args: { area: 'pages', hit: aSearchHit({ text: null, image: null, date: null, not_published: 'draft' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
  },
};

export const Dark: Story = { ...Scheduled, globals: { theme: 'dark' } };

/** The mark is in the reader's language beside words of another one. */
export const RightToLeft: Story = {
  args: { hit: scheduled },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const mark = canvas.getByText(/^مجدول|^مقرر|2199/, { selector: 'span' });
    await expect(mark.closest('[lang]')).toHaveAttribute('lang', 'ar');
  },
};

export const LongGerman: Story = {
  args: { hit: { ...scheduled, title: longGermanText.title, text: longGermanText.teaser } },
  globals: { locale: 'de_DE', viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
