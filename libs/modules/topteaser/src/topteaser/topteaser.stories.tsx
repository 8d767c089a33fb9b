import { ownConfirmationsQuery, settingsQuery, useApi } from '@foyer/api';
import {
  aBrokenImage,
  anArticleTeaser,
  anEvent,
  articleTeasers,
  aTopteaserModule,
  getSettings,
  listOwnConfirmations,
  longGermanText,
  ownConfirmations,
  setLikeFails,
  someSettings,
} from '@foyer/api/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { TopteaserModule } from './topteaser.tsx';

const meta = {
  title: 'Modules/Topteaser',
  component: TopteaserModule,
  args: { module: aTopteaserModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TopteaserModule>;
export default meta;
type Story = StoryObj<typeof meta>;

type BaseOptions = NonNullable<Parameters<typeof someSettings>[0]>['base_options'];
const withOptions = (base_options: BaseOptions) => getSettings(someSettings({ base_options }));

/** Puts the settings and what the member has confirmed into the query cache, as the portal does before its first view: nothing moves because they come late. */
const inPlace =
  (base_options: BaseOptions, ...confirmed: string[]): Decorator =>
  (Story) => {
    const api = useApi();
    const queryClient = useQueryClient();
    useState(() => {
      queryClient.setQueryData(settingsQuery(api).queryKey, someSettings({ base_options }));
      queryClient.setQueryData(ownConfirmationsQuery(api).queryKey, ownConfirmations(...confirmed));
    });
    return <Story />;
  };

/** Buttons work once the carousel has taken hold of its slides. */
const ready = (element: HTMLElement) => waitFor(() => expect(element.querySelector('[style*="translate3d"]')).not.toBeNull());

const linesOf = (element: Element) => getComputedStyle(element).webkitLineClamp;

/** Title and teaser have one and seven lines beside the picture (content §9); the whole title is there for those who ask for it. */
export const LinesOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [{ title, teaser }] = articleTeasers(1) as [ReturnType<typeof anArticleTeaser>];
    const heading = canvas.getByRole('heading', { name: title });
    await expect(linesOf(heading)).toBe('1');
    await expect(heading).toHaveAttribute('title', title);
    await expect(linesOf(canvas.getByText(teaser!))).toBe('7');
  },
};

/** Two and two below it. */
export const LinesOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [{ title, teaser }] = articleTeasers(1) as [ReturnType<typeof anArticleTeaser>];
    await expect(linesOf(canvas.getByRole('heading', { name: title }))).toBe('2');
    await expect(linesOf(canvas.getByText(teaser!))).toBe('2');
  },
};

export const Filled: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await ready(canvasElement);
    await step('The first picture comes before all others', async () => {
      const [first, second] = canvasElement.querySelectorAll('img');
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      await expect(first).not.toHaveAttribute('loading');
      await expect(second).toHaveAttribute('loading', 'lazy');
    });
    await step('Buttons move it, and it ends at the ends', async () => {
      await expect(canvas.getByText('1 / 3')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText('2 / 3')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText('3 / 3')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    });
    await step('The story that shows announces its event and leads to the article', async () => {
      const story = canvas.getByRole('group', { name: '3 of 3' });
      await expect(story).not.toHaveAttribute('inert');
      await expect(canvas.getByRole('group', { name: '1 of 3' })).toHaveAttribute('inert');
      const link = within(story).getByRole('link', { name: 'Mitarbeiterfest auf Schloss Lindenhof' });
      await expect(link).toHaveAttribute('href', `/en_GB/news/${articleTeasers(3)[2]!.id}`);
      await expect(canvas.getByText(/Fri, 4 Dec 2026, 18:00.?–.?22:00/)).toBeVisible();
    });
  },
};

/** Cycling: after the last story comes the first. */
export const Cycling: Story = {
  args: { module: aTopteaserModule({ options: { isCircle: true } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('3 / 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('1 / 3')).toBeVisible();
  },
};

export const TurningByItself: Story = {
  args: { module: aTopteaserModule({ options: { sliderInterval: 1000 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 / 3', {}, { timeout: 4000 })).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  args: { module: aTopteaserModule({ options: { sliderInterval: 1000 } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start slideshow' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await expect(canvas.getByText('1 / 3')).toBeVisible();
  },
};

export const Single: Story = {
  args: { module: aTopteaserModule({ results: articleTeasers(1) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('1 / 1')).not.toBeInTheDocument();
    await expect(await canvas.findByText('3 comments')).toBeInTheDocument();
    await expect(canvas.getByText('12 likes')).toBeInTheDocument();
  },
};

/** Which stories ask for a read confirmation is seen before they are opened. */
export const AsksForConfirmation: Story = {
  args: { module: aTopteaserModule({ results: [anArticleTeaser({ confirmation: { due_day: null } })] }) },
  decorators: [inPlace({})],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Read confirmation')).toBeVisible();
  },
};

const asking = anArticleTeaser({ confirmation: { due_day: null } });

/** What the member has confirmed says so: the answer that all members share does not. */
export const Confirmed: Story = {
  args: { module: aTopteaserModule({ results: [asking] }) },
  decorators: [inPlace({}, asking.id)],
  beforeEach: ({ msw }) => msw.use(listOwnConfirmations(asking.id)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Confirmed')).toBeVisible();
    await expect(canvas.queryByText('Read confirmation')).not.toBeInTheDocument();
  },
};

export const WithoutComments: Story = {
  args: { module: aTopteaserModule({ results: articleTeasers(1) }) },
  beforeEach: ({ msw }) => msw.use(withOptions({ show_comment_icon_in_top_teaser: false })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 likes')).toBeInTheDocument();
    await expect(canvas.queryByText('3 comments')).not.toBeInTheDocument();
  },
};

export const ClickableLike: Story = {
  args: { module: aTopteaserModule({ results: articleTeasers(1) }) },
  decorators: [inPlace({ clickable_like_in_top_teaser: true })],
  beforeEach: ({ msw }) => msw.use(withOptions({ clickable_like_in_top_teaser: true })),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Like: 12', pressed: false });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Like: 13'));
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('Like: 12'));
  },
};

/** Where the like cannot be saved, the count goes back and it is said. */
export const Failing: Story = {
  args: { module: aTopteaserModule({ results: articleTeasers(1) }) },
  decorators: [inPlace({ clickable_like_in_top_teaser: true })],
  beforeEach: ({ msw }) => msw.use(withOptions({ clickable_like_in_top_teaser: true }), setLikeFails()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Like: 12' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be saved');
    await expect(button).toHaveAccessibleName('Like: 12');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ReactionsNotAllowed: Story = {
  args: {
    module: aTopteaserModule({
      results: [anArticleTeaser({ likes_allowed: false, comments_allowed: false, likes_count: 0, comments_count: 0 })],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/likes|comments/)).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { module: aTopteaserModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Im Mittelpunkt')).not.toBeInTheDocument();
  },
};

const long = {
  title: longGermanText.title,
  teaser: `${longGermanText.teaser} ${longGermanText.teaser}`,
  event: anEvent({ last_day: '2026-12-06' }),
};

export const PicturesFailing: Story = {
  args: { module: aTopteaserModule({ results: articleTeasers(1).map((article) => ({ ...article, images: { teaser: aBrokenImage() } })) }) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

const rightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { module: aTopteaserModule({ title: 'أبرز الأخبار', results: articleTeasers(3, 'ar') }) },
};

/** The key that points to the next slide is the left one. */
export const KeysRightToLeft: Story = {
  ...rightToLeft,
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('link')[0]!.focus();
    await waitFor(async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('link', { name: 'ميلا نوفاك تتولى قيادة المطبخ' })).toHaveFocus();
    });
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft,
    more: {
      Confirmed: {
        filled: Confirmed,
        rightToLeft: {
          args: { module: aTopteaserModule({ title: 'أبرز الأخبار', results: [{ ...asking, content_locale: 'ar' }] }) },
          play: async ({ canvas }) => {
            await expect(await canvas.findByText('تم التأكيد')).toBeVisible();
          },
        },
      },
    },
    long: { args: { module: aTopteaserModule({ results: [anArticleTeaser(long), anArticleTeaser(long, 1)] }) } },
  },
  { states: 'topteaser', press: '[aria-pressed]' },
);
