import {
  anArticleTeaser,
  anArticleteaserModule,
  anEvent,
  articleTeasers,
  aBrokenImage,
  aPerson,
  listNews,
  listNewsFails,
  listOwnConfirmations,
  listOwnConfirmationsFails,
  longGermanText,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { folded } from '../../../../../.storybook/folded.tsx';
import { ArticleteaserModule } from './articleteaser.tsx';

const meta = {
  title: 'Modules/Articleteaser',
  component: ArticleteaserModule,
  args: { module: anArticleteaserModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ArticleteaserModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Wintereröffnung am Bodensee' })).toHaveAttribute(
      'href',
      `/en_GB/news/${articleTeasers(1)[0]!.id}`,
    );

    const more = canvas.getByRole('button', { name: 'Show more news' });
    await step('More articles come ten at a time, and the first new one has the focus', async () => {
      await userEvent.click(more);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
      await expect(canvas.getAllByRole('link')[10]).toHaveFocus();
    });
    await step('After the last page the button is gone', async () => {
      await userEvent.click(more);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(30));
      await userEvent.click(more);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(34));
      await expect(more).not.toBeInTheDocument();
    });
  },
};

/** At home on a phone: four rows until more are asked for, and the focus goes to the fifth. */
export const Folded: Story = {
  ...folded('short'),
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(4);
    await expect(Math.max(...rows.map((row) => row.clientHeight))).toBeLessThanOrEqual(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more news' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
    await expect(canvas.getAllByRole('link')[4]).toHaveFocus();
  },
};

export const FoldedHorizontal: Story = {
  ...folded('short'),
  args: { module: anArticleteaserModule({ options: { layout: 'horizontal' } }) },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(Math.max(...rows.map((row) => row.clientHeight))).toBeLessThanOrEqual(100);
  },
};

const linesOf = (element: Element) => getComputedStyle(element).webkitLineClamp;

/** Ten in two or more columns: no row has a hole, titles have two lines and texts seven (content §9). */
export const NoHoles: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    const boxes = [...list.children].map((entry) => entry.getBoundingClientRect());
    for (const { top } of boxes) {
      const row = boxes.filter((box) => box.top === top);
      const width = Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left));
      await expect(Math.round(width)).toBe(list.clientWidth);
    }
    await expect(linesOf(canvas.getAllByRole('heading', { level: 3 })[0]!)).toBe('2');
    await expect(linesOf(canvas.getByText(articleTeasers(1)[0]!.teaser!))).toBe('7');
  },
};

/** On a phone texts have two lines as well. */
export const LinesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(linesOf(canvas.getAllByRole('heading', { level: 3 })[0]!)).toBe('2');
    await expect(linesOf(canvas.getByText(articleTeasers(1)[0]!.teaser!))).toBe('2');
  },
};

/** Which articles ask for a read confirmation is seen before they are opened. */
export const AsksForConfirmation: Story = {
  args: {
    module: anArticleteaserModule({
      results: [anArticleTeaser({ confirmation: { due_day: '2026-12-01' } }), anArticleTeaser({}, 1)],
      options: { has_more: false },
    }),
  },
  play: async ({ canvas }) => {
    const [asking, other] = canvas.getAllByRole('listitem');
    await expect(within(asking!).getByText('Read confirmation')).toBeVisible();
    await expect(within(other!).queryByText('Read confirmation')).not.toBeInTheDocument();
  },
};

const asking = (overrides: Parameters<typeof anArticleTeaser>[0] = {}) =>
  [0, 1].map((index) => anArticleTeaser({ confirmation: { due_day: null }, ...overrides }, index));

/** What the member has confirmed says so: the answer that all members share does not. */
export const Confirmed: Story = {
  args: { module: anArticleteaserModule({ results: asking(), options: { has_more: false } }) },
  beforeEach: ({ msw }) => msw.use(listOwnConfirmations(asking()[0]!.id)),
  play: async ({ canvas }) => {
    const [confirmed, open] = canvas.getAllByRole('listitem');
    await expect(await within(confirmed!).findByText('Confirmed')).toBeVisible();
    await expect(within(confirmed!).queryByText('Read confirmation')).not.toBeInTheDocument();
    await expect(within(open!).getByText('Read confirmation')).toBeVisible();
  },
};

export const ConfirmedHorizontal: Story = {
  ...Confirmed,
  args: { module: anArticleteaserModule({ results: asking(), options: { layout: 'horizontal' } }) },
};

export const ConfirmedLongGerman: Story = {
  ...Confirmed,
  globals: { locale: 'de_DE', viewport: { value: 'phone' } },
  args: {
    module: anArticleteaserModule({
      results: asking({ title: longGermanText.title, teaser: longGermanText.teaser, event: anEvent({ last_day: '2026-12-06' }) }),
      options: { has_more: false },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bestätigt')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Where it is not known, the mark says what is asked, as it does for all. */
export const ConfirmationsFailing: Story = {
  args: { module: anArticleteaserModule({ results: asking(), options: { has_more: false } }) },
  beforeEach: ({ msw }) => msw.use(listOwnConfirmationsFails()),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Read confirmation')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const Single: Story = {
  args: { module: anArticleteaserModule({ results: articleTeasers(1), options: { has_more: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Horizontal: Story = {
  args: { module: anArticleteaserModule({ options: { layout: 'horizontal' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { module: anArticleteaserModule({ results: [], options: { has_more: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No news yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all news' })).toHaveAttribute('href', '/en_GB/news');
  },
};

/** An article that was published after the page was made moves the tenth one to the second page: it shows once. */
export const MovedToTheNextPage: Story = {
  beforeEach: ({ msw }) => msw.use(listNews([anArticleTeaser({ title: 'Gerade erschienen' }, 99), ...articleTeasers(12)])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more news' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(12));
  },
};

/** Only the module's own categories are asked for. */
export const Filtered: Story = {
  args: {
    module: anArticleteaserModule({
      title: 'Veranstaltungen',
      results: articleTeasers(34)
        .filter(({ category }) => category?.id === 'events')
        .slice(0, 3),
      options: { maxRecords: 3, filters: { category: ['events'] } },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more news' }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await expect(canvas.getAllByText('Veranstaltungen')).toHaveLength(7);
  },
};

const longOnes = [0, 1, 2].map((index) =>
  anArticleTeaser(
    {
      title: longGermanText.title,
      teaser: longGermanText.teaser,
      event: anEvent({ last_day: '2026-12-06' }),
      author: aPerson({ name: longGermanText.person }),
    },
    index,
  ),
);

const longGerman: Story = { args: { module: anArticleteaserModule({ title: longGermanText.file, results: longOnes }) } };

export const LongGermanHorizontal: Story = {
  ...longGerman,
  args: { module: anArticleteaserModule({ title: longGermanText.file, results: longOnes, options: { layout: 'horizontal' } }) },
};

/** Articles without a translation stay German and run in its direction. */
export const GermanArticlesRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: {
    module: anArticleteaserModule({ title: 'آخر الأخبار', results: [...articleTeasers(2), ...articleTeasers(8, 'ar').slice(2, 4)] }),
  },
  play: async ({ canvas }) => {
    const [german, , arabic] = canvas.getAllByRole('article');
    await expect(german).toHaveAttribute('dir', 'ltr');
    await expect(german).toHaveAttribute('lang', 'de-DE');
    await expect(arabic).toHaveAttribute('dir', 'rtl');
    await expect(arabic).toHaveAttribute('lang', 'ar');
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listNewsFails()),
  play: async ({ canvas, msw, step, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more news' });
    await step('The failure is said, what is there stays, and the button keeps the focus', async () => {
      await userEvent.click(button);
      await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleName('Try again');
    });
    await step('Trying again brings the articles', async () => {
      msw.use(listNews());
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(20));
      await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const PicturesFailing: Story = {
  args: {
    module: anArticleteaserModule({ results: articleTeasers(3).map((article) => ({ ...article, images: { teaser: aBrokenImage() } })) }),
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: { module: anArticleteaserModule({ title: 'آخر الأخبار', results: articleTeasers(8, 'ar') }) },
      play: async ({ canvas }) => {
        await expect(canvas.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/ar\/news\//));
      },
    },
    more: {
      Confirmed: {
        filled: Confirmed,
        rightToLeft: {
          args: {
            module: anArticleteaserModule({
              title: 'آخر الأخبار',
              results: asking({ content_locale: 'ar' }),
              options: { has_more: false },
            }),
          },
          play: async ({ canvas }) => {
            await expect(await canvas.findByText('تم التأكيد')).toBeVisible();
          },
        },
      },
    },
    long: longGerman,
  },
  {
    states: 'articleteaser',
    press: 'button',
    play: async ({ canvas, step, userEvent }) => {
      // By their captions: asking for roles takes long on a page of so many stories.
      const frame = (caption: string) => canvas.getByText(caption, { selector: 'figcaption *' }).closest('figure')!;
      const panel = (caption: string) => within(frame(caption));
      const more = (caption: string) => frame(caption).querySelector('button')!;
      await step('Each panel has its own server', async () => {
        await expect(await panel('Failing').findByText(/could not be loaded/)).toBeInTheDocument();
        await expect(await panel('Offline').findByText(/could not be loaded/)).toBeInTheDocument();
        await expect(more('Loading')).toHaveAttribute('aria-busy', 'true');
      });
      await step('Each has its own cache', async () => {
        await userEvent.click(more('Filled'));
        await waitFor(() => expect(frame('Filled').querySelectorAll('li')).toHaveLength(20));
        await expect(frame('Narrow').querySelectorAll('li')).toHaveLength(10);
      });
      await step('Each has its own language, direction and theme', async () => {
        await expect(more('Long words')).toHaveTextContent('Weitere Neuigkeiten anzeigen');
        await expect(more('Pseudo-locale')).toHaveTextContent(/^\[Šĥöŵ .* one.*\]$/);
        await expect(getComputedStyle(more('Right to left')).direction).toBe('rtl');
        await expect(getComputedStyle(more('Dark')).colorScheme).toBe('dark');
        await expect(getComputedStyle(more('Filled')).colorScheme).toBe('light');
      });
    },
  },
);
