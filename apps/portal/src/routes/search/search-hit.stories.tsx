import type { Schemas } from '@foyer/api';
import { aCommentHit, aFileHit, aHotelHit, aPersonHit, aPublication, aSearchHit, longGermanText, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { SearchHit } from './search-hit.tsx';

const start = '2199-12-01T08:00:00.000Z';
const scheduled = aSearchHit({ date: start, publication: aPublication({ status: 'scheduled', publish_date: start }) });

const meta = {
  title: 'Portal/SearchHit',
  component: SearchHit,
  parameters: { layout: 'padded' },
  args: { area: 'news', hit: aSearchHit() },
  decorators: [
    (Story, { parameters }) => (
      <StoryRoute settings={someSettings({ base_options: parameters['options'] as Partial<Schemas['BaseOptions']> })}>
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

/** A person with what the customer shows on cards, and the way to write to them. */
export const Person: Story = {
  args: { area: 'people', hit: aPersonHit() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write to Annika Berger' })).toHaveAttribute(
      'href',
      'mailto:annika.berger@aurelia.example',
    );
    await expect(canvas.getByText('Erste Hilfe, Brandschutz', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('+1')).toBeVisible();
    await expect(canvas.getByText('Wein, Käse', { selector: 'bdi' })).toBeVisible();
  },
};

/** A customer without that button, who wants special tasks whole. */
export const PersonWithoutContact: Story = {
  args: Person.args!,
  parameters: { options: { show_user_overview_contact_button: false, static_user_field_identifiers: ['special_tasks'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Write to/ })).toBeNull();
    await expect(canvas.getByText('Erste Hilfe, Brandschutz, Datenschutz', { selector: 'bdi' })).toBeVisible();
  },
};

/** Whose address the reader may not see cannot be written to. */
export const PersonWithoutAddress: Story = {
  args: { ...Person.args!, hit: aPersonHit({ email: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Write to/ })).toBeNull();
  },
};

/** A file is downloaded from here; its marks are the server's. */
export const File: Story = {
  args: { area: 'files', hit: aFileHit() },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Urlaubsantrag' });
    await expect(link).toHaveAttribute('href', '/api/v2/media/leave.0123456789ab.pdf');
    await expect(link).toHaveAttribute('download');
    await expect(canvas.getByText('Urlaubsantrag', { selector: 'mark' })).toBeVisible();
    await expect(canvas.getByText('PDF')).toBeVisible();
  },
};

/** A comment leads to its place below the article. */
export const Comment: Story = {
  args: { area: 'comments', hit: aCommentHit() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Neue Räder für alle' })).toHaveAttribute('href', expect.stringContaining('#comment_'));
    await expect(canvas.getByText(/^Comment by/)).toHaveTextContent('Mehmet Yılmaz');
  },
};

export const Hotel: Story = {
  args: { area: 'hotels', hit: aHotelHit() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hotel am Kurpark' })).toBeVisible();
  },
};

/** No page shows it: there is nothing to go to, but its address. */
export const HotelWithoutPage: Story = {
  args: { area: 'hotels', hit: aHotelHit({ url: null, image: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('Parkallee 3, 61348 Bad Homburg')).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  filled: Scheduled,
  /** The mark is in the reader's language beside words of another one. */
  rightToLeft: {
    args: { hit: scheduled },
    play: async ({ canvas }) => {
      const mark = canvas.getByText(/^مجدول|^مقرر|2199/, { selector: 'span' });
      await expect(mark.closest('[lang]')).toHaveAttribute('lang', 'ar');
    },
  },
  more: {
    Person: { filled: Person, rightToLeft: {} },
    Expired: { filled: Expired, rightToLeft: {} },
    DraftPage: { filled: DraftPage, rightToLeft: {} },
    File: { filled: File, rightToLeft: {} },
    Comment: { filled: Comment, rightToLeft: {} },
    Hotel: { filled: Hotel, rightToLeft: {} },
  },
  long: {
    args: { hit: { ...scheduled, title: longGermanText.title, title_marks: [], text: longGermanText.teaser } },
    globals: { locale: 'de_DE' },
  },
});
