import { settingsQuery, useApi } from '@foyer/api';
import {
  aBrokenImage,
  aClosedStreamWidgetModule,
  anImage,
  aPerson,
  aPost,
  aStreamGroup,
  aStreamWidgetModule,
  listPosts,
  listPostsFails,
  longGermanText,
  posts,
  someSettings,
} from '@foyer/api/testing';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StreamWidgetModule } from './stream-widget.tsx';

const meta = {
  title: 'Modules/StreamWidget',
  component: StreamWidgetModule,
  args: { module: aStreamWidgetModule() },
  parameters: { layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(listPosts()),
} satisfies Meta<typeof StreamWidgetModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, step }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(3);
    await step('The author leads to the profile', async () => {
      await expect(within(cards[0]!).getByRole('link', { name: 'Annika Berger' })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/profile\//),
      );
    });
    await step('Long texts open', async () => {
      await expect(await within(cards[1]!).findByRole('button', { name: /^Show more/ })).toHaveAttribute('aria-expanded', 'false');
    });
    await step('Files can be had', async () => {
      await expect(within(cards[1]!).getByRole('link', { name: 'Rezept Kürbissuppe' })).toHaveAttribute('download');
    });
    await step('Of many pictures four show, the last with how many more there are', async () => {
      await expect(within(cards[2]!).getAllByRole('button', { name: /show full screen$/ })).toHaveLength(4);
      await expect(within(cards[2]!).getByText('+2')).toBeVisible();
    });
  },
};

/** Puts the settings into the query cache, as the portal does before its first view. */
const withPlaceholder =
  (show_default_group_placeholder_image: boolean): Decorator =>
  (Story) => {
    const api = useApi();
    const queryClient = useQueryClient();
    useState(() =>
      queryClient.setQueryData(settingsQuery(api).queryKey, someSettings({ base_options: { show_default_group_placeholder_image } })),
    );
    return <Story />;
  };

/** A group without a picture has the one of all such groups. */
export const GroupWithoutPicture: Story = {
  args: { module: aStreamWidgetModule({ group: aStreamGroup({ image: null }) }) },
  decorators: [withPlaceholder(true)],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Aus den Küchen' });
    await expect(heading.querySelector('[data-placeholder] svg')).toBeVisible();
  },
};

/** A customer who wants none there. */
export const GroupWithoutPlaceholder: Story = {
  args: GroupWithoutPicture.args!,
  decorators: [withPlaceholder(false)],
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Aus den Küchen' });
    await expect(heading.querySelector('svg, img')).toBeNull();
  },
};

/** Each press brings as many as there were at first. */
export const ShowMore: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more posts' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
    await expect(within(canvas.getAllByRole('article')[3]!).getAllByRole('link')[0]).toHaveFocus();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(8));
    await expect(canvas.queryByRole('button', { name: 'Show more posts' })).not.toBeInTheDocument();
  },
};

export const WholeScreen: Story = {
  args: { module: aStreamWidgetModule({ results: [aPost({}, 2)], options: { has_more: false } }) },
  play: async ({ canvas, userEvent }) => {
    const picture = canvas.getByRole('button', { name: /Picture 4 of 6/ });
    await userEvent.click(picture);
    const overlay = await canvas.findByRole('dialog', { name: /^Pictures by/ });
    await waitFor(() => expect(overlay).toBeVisible());
    await expect(await within(overlay).findByText('4 / 6')).toBeVisible();
    await userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(overlay).not.toHaveAttribute('open'));
    await waitFor(() => expect(picture).toHaveFocus());
    await userEvent.click(picture);
    await waitFor(() => expect(overlay).toBeVisible());
  },
};

/** One, two, three, four and more. */
export const Pictures: Story = {
  args: {
    module: aStreamWidgetModule({
      options: { has_more: false },
      results: [1, 2, 3, 4, 9].map((count, index) =>
        aPost({ description: '', files: [], images: Array.from({ length: count }, (_, number) => anImage({}, index * 9 + number)) }, index),
      ),
    }),
  },
};

export const PicturesFailing: Story = {
  args: { module: aStreamWidgetModule({ options: { has_more: false }, results: [aPost({ images: [aBrokenImage()] })] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Terrasse mit Blick auf den See' })).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listPostsFails(500, 'internal')),
  play: async ({ canvas, msw, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show more posts' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(button).toHaveAccessibleName('Try again');
    msw.use(listPosts());
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
};

/** Posts that only members of the group may read come with a call of their own. */
export const Closed: Story = {
  args: { module: aClosedStreamWidgetModule() },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Show more posts' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(6));
  },
};

/** The reader does not belong to the group. */
export const ClosedToTheReader: Story = {
  args: { module: aClosedStreamWidgetModule() },
  beforeEach: ({ msw }) => msw.use(listPostsFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'For members of the group' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ClosedFailing: Story = {
  args: { module: aClosedStreamWidgetModule() },
  beforeEach: ({ msw }) => msw.use(listPostsFails(400, 'bad_request')),
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The posts could not be loaded');
    msw.use(listPosts(posts(2)));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
  },
};

export const Empty: Story = {
  globals: { locale: 'de_DE' },
  args: { module: aStreamWidgetModule({ results: [], options: { has_more: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Noch keine Beiträge');
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: { args: { module: aStreamWidgetModule({ title: 'من المطابخ', results: [...posts(2, 'ar'), aPost({}, 2)] }) } },
    long: {
      args: {
        module: aStreamWidgetModule({
          title: longGermanText.title,
          results: [aPost({ description: longGermanText.teaser.repeat(6), author: aPerson({ name: longGermanText.person }) }, 1)],
        }),
      },
    },
  },
  { states: 'stream-widget', press: 'button' },
);
