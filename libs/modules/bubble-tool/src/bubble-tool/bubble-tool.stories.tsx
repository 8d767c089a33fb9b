import {
  aBubbleTool,
  aBubbleToolArticle,
  aBrokenImage,
  anOccasion,
  aPerson,
  aWebNewsItem,
  longGermanText as longTexts,
} from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { BubbleToolUnavailable } from './bubble-tool-unavailable.tsx';
import { BubbleTool } from './bubble-tool.tsx';

// As in the portal, where the first view is of this minute: the clock goes on from there.
const now = Date.now();
const said = (time: number, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de', { ...format, timeZone: 'Europe/Berlin' }).format(time);
const clock = (time: number) => said(time, { hour: '2-digit', minute: '2-digit' });

const meta = {
  title: 'Modules/Bubble tool',
  component: BubbleTool,
  args: {
    content: aBubbleTool(),
    brand: 'Aurelia Hotels',
    status: 'current',
    asOf: now,
    firstNow: now,
    loginHref: '/de_DE/login',
    leaveHref: '/de_DE',
    webNewsTitles: true,
    articleAddress: (id: string) => `https://community.aurelia.example/de_DE/news/${id}`,
  },
  parameters: { layout: 'fullscreen' },
  globals: { locale: 'de_DE', viewport: { value: 'wide' } },
} satisfies Meta<typeof BubbleTool>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing may overflow the screen, or it could not be seen: no one scrolls. */
async function fitsTheScreen(canvasElement: HTMLElement): Promise<void> {
  const root = canvasElement.ownerDocument.documentElement;
  await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  const main = within(canvasElement).getByRole('main').getBoundingClientRect();
  for (const part of canvasElement.querySelectorAll('article:not([inert] *), h1, h2')) {
    const { bottom, right, left, top } = part.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(main.bottom + 1);
    await expect(right).toBeLessThanOrEqual(main.right + 1);
    await expect(Math.min(left, top)).toBeGreaterThanOrEqual(-1);
  }
}

/** What cannot be seen for the lines above it: the last line of each shown text must be inside its card. */
async function showsItsTexts(canvasElement: HTMLElement): Promise<void> {
  for (const text of canvasElement.querySelectorAll(
    'article [style], article div[lang], article [role=heading], article p, article div:has(> a)',
  )) {
    if (text.closest('[inert]')) continue;
    const card = text.closest('article')!.getBoundingClientRect();
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(card.bottom + 1);
  }
}

const webNewsHeading = /^(Aus dem Netz|From the web|من الويب)$/;

/** Of the web news that is shown some of the text is in its card, cut at the end of a line. */
async function showsWebNews(canvasElement: HTMLElement): Promise<void> {
  const section = within(canvasElement).queryByRole('heading', { name: webNewsHeading })?.closest('section');
  for (const source of section?.querySelectorAll('article p') ?? []) {
    if (source.closest('[inert]')) continue;
    const words = source.parentElement!.getBoundingClientRect();
    for (const part of source.parentElement!.children) {
      const { left, right, top, bottom, height } = part.getBoundingClientRect();
      await expect(height).toBeGreaterThan(0);
      await expect(Math.min(left - words.left, words.right - right, top - words.top, words.bottom - bottom)).toBeGreaterThanOrEqual(-1);
    }
  }
}

const fits: Story['play'] = async ({ canvasElement }) => {
  await fitsTheScreen(canvasElement);
  await showsItsTexts(canvasElement);
  await showsWebNews(canvasElement);
};

export const Filled: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    await fits(context);
    await expect(canvas.getByRole('img', { name: /^QR-Code|^QR code/ })).toBeVisible();
    const texts = [...canvasElement.querySelectorAll<HTMLElement>('section article div[lang]:not([role])')];
    const shown = texts.find((text) => !text.closest('[inert]'))!;
    const line = Number.parseFloat(getComputedStyle(shown).lineHeight);
    await expect(Math.round(shown.clientHeight / line)).toBeLessThanOrEqual(7);
  },
};

export const FourK: Story = { globals: { viewport: { value: 'tv' } }, play: fits };
export const Upright: Story = { globals: { viewport: { value: 'portrait' } }, play: fits };
export const SmallScreen: Story = { globals: { viewport: { value: 'desktop' } }, play: fits };

const longNews = (title: string) =>
  aBubbleTool({
    web_news: [
      aWebNewsItem({ title, description: longTexts.teaser.repeat(4), author: { name: 'Aurelia Hotels und Ferienresidenzen', link: null } }),
    ],
  });
/** The smallest screen: a long text below a long source, with a title and without. */
export const Hd: Story = { globals: { viewport: { value: 'screen' } }, args: { content: longNews('') }, play: fits };
export const HdTitled: Story = { globals: { viewport: { value: 'screen' } }, args: { content: longNews(longTexts.title) }, play: fits };
export const FullHdTitled: Story = { args: { content: longNews(longTexts.title) }, play: fits };
export const FourKTitled: Story = { globals: { viewport: { value: 'tv' } }, args: { content: longNews(longTexts.title) }, play: fits };
export const ReducedMotion: Story = { globals: { motion: 'reduced' }, play: fits };

/** How far the marks above Arabic letters rise out of their line, in ems. */
function marksAboveTheLine(text: HTMLElement): number {
  const { font, fontSize, lineHeight } = getComputedStyle(text);
  const canvas = text.ownerDocument.createElement('canvas').getContext('2d')!;
  canvas.font = font;
  const { actualBoundingBoxAscent: marks, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = canvas.measureText('إلّاً');
  const lineTop = ascent + (Number.parseFloat(lineHeight) - ascent - descent) / 2;
  return (marks - lineTop) / Number.parseFloat(fontSize);
}

const longGermanText = longTexts.teaser;
const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';

export const EmptyTimeline: Story = {
  args: { content: aBubbleTool({ timeline: [] }) },
  play: async (context) => {
    await fits(context);
    await expect(context.canvas.getByText(/Zurzeit keine weiteren|No more news/)).toBeVisible();
  },
};
export const WithoutWebNews: Story = { args: { content: aBubbleTool({ web_news: [] }) }, play: fits };
export const WithoutOccasions: Story = { args: { content: aBubbleTool({ occasions: [] }) }, play: fits };
export const WithoutPictures: Story = {
  args: {
    content: aBubbleTool({
      top_article: aBubbleToolArticle({ images: [] }),
      timeline: [aBubbleToolArticle({ images: [] }, 2)],
      web_news: [aWebNewsItem({ img: null })],
    }),
  },
  play: fits,
};
export const NewsAlone: Story = { args: { content: aBubbleTool({ occasions: [], web_news: [] }) }, play: fits };
export const NothingYet: Story = {
  args: { content: aBubbleTool({ top_article: null, timeline: [], occasions: [], web_news: [] }) },
  play: async (context) => {
    await fits(context);
    const { left, right } = context.canvas.getAllByRole('heading').at(-1)!.getBoundingClientRect();
    await expect(Math.abs(left + right - innerWidth)).toBeLessThan(innerWidth / 20);
  },
};

/** The server cannot be reached: the content stays, with the time it was right. */
export const Offline: Story = {
  args: { status: 'stale', asOf: now - 20 * 60_000 },
  play: async (context) => {
    await fits(context);
    await expect(context.canvas.getByRole('status')).toHaveTextContent(clock(now - 20 * 60_000));
  },
};
/** For days: then the day is said as well. */
export const OfflineForDays: Story = {
  args: { status: 'stale', asOf: now - 3 * 86_400_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      new RegExp(`${said(now - 3 * 86_400_000, { day: 'numeric' })}.*${clock(now)}`),
    );
  },
};

export const SessionOver: Story = {
  args: { status: 'ended', asOf: now - 60_000 },
  play: async (context) => {
    await fits(context);
    const notice = within(context.canvas.getByRole('status'));
    const link = notice.getByRole('link');
    await expect(link).toHaveAttribute('href', '/de_DE/login');
    // Its words are in one line.
    await expect(link.clientHeight).toBeLessThanOrEqual(parseFloat(getComputedStyle(link).minBlockSize));
  },
};

export const FirstLoadFailing: Story = {
  render: ({ brand, status, asOf, firstNow, loginHref, leaveHref }) => (
    <BubbleToolUnavailable {...{ brand, status, asOf, firstNow, loginHref, leaveHref }} />
  ),
  play: fits,
};

/** The person who sets the screen up stops it, and lets it go on. */
export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Anhalten|Pause)$/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Weiter|Resume)$/ })).toBeVisible());
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: fits },
    rightToLeft: {
      args: { content: aBubbleTool({}, 'ar') },
      play: async (context) => {
        await fits(context);
        // Those of the first line that is cut would show below the last.
        const [text] = context.canvasElement.querySelectorAll<HTMLElement>('section article div[lang=ar]:not([role])');
        await expect(marksAboveTheLine(text!)).toBeLessThan(0);
      },
    },
    /** Names, headlines and texts that are longer than expected, and pictures that do not come. */
    long: {
      args: {
        brand: `${long} & Söhne`,
        content: aBubbleTool({
          top_article: aBubbleToolArticle({
            title: `${long}: ${longGermanText}`,
            teaser: longGermanText.repeat(4),
            images: [aBrokenImage()],
          }),
          timeline: [1, 2].map((index) =>
            aBubbleToolArticle(
              { title: `${long} ${longGermanText}`, text: longGermanText.repeat(8), author: aPerson({ name: `Dr. Maximiliane ${long}` }) },
              index,
            ),
          ),
          occasions: [0, 1].map((index) => {
            const occasion = anOccasion({}, index);
            return { ...occasion, user: { ...occasion.user, name: `Dr. Maximiliane ${long}` } };
          }),
          web_news: [aWebNewsItem({ title: `${long} ${longGermanText}`, description: longGermanText.repeat(4) })],
        }),
      },
      play: fits,
    },
  },
  { apart: 'window' },
);
