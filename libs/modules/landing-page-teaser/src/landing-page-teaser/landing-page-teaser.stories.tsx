import { aBrokenImage, aLandingPageTeaserEntry, aLandingPageTeaserModule, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { LandingPageTeaserModule } from './landing-page-teaser.tsx';

const meta = {
  title: 'Modules/Landing page teaser',
  component: LandingPageTeaserModule,
  args: { module: aLandingPageTeaserModule() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LandingPageTeaserModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(args.module.results.map(({ title }) => title));
    await expect(links[0]).toHaveAttribute('href', '/en_GB/page/welcome');
  },
};

/** A card may lead outside, nowhere, or where it must not; text or picture may be missing or not arrive. */
export const UnusualCards: Story = {
  args: {
    module: aLandingPageTeaserModule({
      results: [
        aLandingPageTeaserEntry({ link: 'https://jobs.aurelia.example' }),
        aLandingPageTeaserEntry({ link: 'javascript:alert(1)', image: aBrokenImage() }, 1),
        aLandingPageTeaserEntry({ link: null, description: '', image: null }, 2),
        aLandingPageTeaserEntry({ link: null }, 3),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Vierzig Häuser ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Where a picture fails its place stays as it is: nothing moves. */
export const PicturesFailing: Story = {
  args: {
    module: aLandingPageTeaserModule({ results: [0, 1, 2].map((n) => aLandingPageTeaserEntry({ image: aBrokenImage() }, n)) }),
  },
  play: async ({ canvas, canvasElement }) => {
    const tops = () => canvas.getAllByRole('heading').map((heading) => Math.round(heading.getBoundingClientRect().top));
    const before = tops();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(tops()).toEqual(before);
  },
};

export const Untitled: Story = { args: { module: aLandingPageTeaserModule({ title: '' }) } };

export const Single: Story = { args: { module: aLandingPageTeaserModule({ results: [aLandingPageTeaserEntry()] }) } };

export const Empty: Story = {
  args: { module: aLandingPageTeaserModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

const long = { title: longGermanText.title, description: longGermanText.teaser };

/** Cards that lack the reader's language are written, and read out, in their own. */
export const NotTranslated: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [card] = canvas.getAllByRole('article');
    await expect(card).toHaveAttribute('lang', 'de-DE');
    await expect(getComputedStyle(card!).direction).toBe('ltr');
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aLandingPageTeaserModule({
          title: 'ما الذي ينتظرك',
          results: [0, 1, 2].map((index) =>
            aLandingPageTeaserEntry({ title: 'أربعون بيتاً', description: 'من بحر الشمال إلى البوسفور.', content_locale: 'ar' }, index),
          ),
        }),
      },
    },
    long: {
      args: {
        module: aLandingPageTeaserModule({
          title: longGermanText.title,
          results: [aLandingPageTeaserEntry(long), aLandingPageTeaserEntry(long, 1)],
        }),
      },
    },
  },
  { states: 'landing-page-teaser' },
);
