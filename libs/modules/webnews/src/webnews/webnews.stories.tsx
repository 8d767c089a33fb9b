import { aBrokenImage, aWebNewsItem, aWebnewsModule, listWebNews, listWebNewsFails, longGermanText, webNews } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { foldedToALine } from '../../../../../.storybook/folded.tsx';
import { WebnewsModule } from './webnews.tsx';

const meta = {
  title: 'Modules/Webnews',
  component: WebnewsModule,
  args: { module: aWebnewsModule() },
  parameters: { layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(listWebNews()),
} satisfies Meta<typeof WebnewsModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = foldedToALine;

const german = { globals: { locale: 'de_DE' } };

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(7);
    await step('Links lead to the website, in a new tab, and say so', async () => {
      const title = within(cards[0]!).getByRole('link', { name: 'Das Seehaus ist wieder offen (opens in a new tab)' });
      await expect(title).toHaveAttribute('href', 'https://kurier.example/news/1');
      await expect(title).toHaveAttribute('target', '_blank');
      await expect(title).toHaveAttribute('rel', 'noopener noreferrer');
      const author = within(cards[0]!).getByRole('link', { name: 'Bodensee Kurier (opens in a new tab)' });
      await expect(author).toHaveAttribute('href', 'https://kurier.example/');
    });
    await step('A title that the text holds does not show twice; the link is below', async () => {
      await expect(within(cards[2]!).queryByRole('heading')).not.toBeInTheDocument();
      await expect(within(cards[2]!).getByRole('link', { name: 'Read more (opens in a new tab)' })).toHaveAttribute('target', '_blank');
    });
    await step('Kinds of websites are named', async () => {
      await expect(within(cards[1]!).getByText('Blog')).toBeVisible();
    });
  },
};

/** Each press brings as many as there were at first. */
export const ShowMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more web news' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14));
    await expect(within(canvas.getAllByRole('article')[7]!).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(18));
    await expect(canvas.queryByRole('button', { name: 'Show more web news' })).not.toBeInTheDocument();
  },
};

/** The customer wants no titles: each card still leads somewhere. */
export const WithoutTitles: Story = {
  args: { module: aWebnewsModule({ options: { show_title: false, has_more: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { level: 3 })).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('link', { name: /^Read more/ })).toHaveLength(7);
  },
};

const essay = 'Wer nachts durch ein Hotel geht, hört alles: den Aufzug, die Heizung, den ersten Bäckerwagen. '.repeat(14);

/** Twelve lines show; what no link leads to opens here. */
export const LongTexts: Story = {
  args: {
    module: aWebnewsModule({
      options: { has_more: false },
      results: [aWebNewsItem({ description: essay, img: null }), aWebNewsItem({ description: essay, img: null, link: null }, 1)],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [linked, alone] = canvas.getAllByRole('article');
    const text = within(linked!).getByText(/^Wer nachts/);
    const lines = text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(lines)).toBe(12);
    await expect(within(linked!).queryByRole('button')).not.toBeInTheDocument();
    const more = await within(alone!).findByRole('button', { name: /^Show more/ });
    const before = alone!.clientHeight;
    await userEvent.click(more);
    await waitFor(() => expect(alone!.clientHeight).toBeGreaterThan(before));
  },
};

export const PicturesFailing: Story = {
  args: { module: aWebnewsModule({ results: webNews(3).map((item) => ({ ...item, img: aBrokenImage() })), options: { has_more: false } }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

/** The first two are there; further ones could not be fetched. */
export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listWebNewsFails()),
  play: async ({ canvas, msw, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more web news' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await expect(button).toHaveAccessibleName('Try again');
    msw.use(listWebNews());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(14));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  ...german,
  args: { module: aWebnewsModule({ results: [], options: { has_more: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Noch keine Neuigkeiten aus dem Netz');
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aWebnewsModule({
          title: 'من الشبكة',
          results: [...webNews(2, 'ar'), aWebNewsItem({}, 5), aWebNewsItem({}, 3)],
          options: { has_more: false },
        }),
      },
      play: async ({ canvas }) => {
        const [arabic, , german] = canvas.getAllByRole('article').map((card) => within(card).getByRole('heading'));
        await expect(getComputedStyle(arabic!).direction).toBe('rtl');
        await expect(getComputedStyle(german!).direction).toBe('ltr');
      },
    },
    long: {
      args: {
        module: aWebnewsModule({
          title: longGermanText.title,
          results: [
            aWebNewsItem({
              title: longGermanText.title,
              description: longGermanText.teaser.repeat(4),
              author: { name: longGermanText.person, link: null },
            }),
          ],
        }),
      },
    },
  },
  { states: 'webnews', press: 'button' },
);
