import {
  aBrokenImage,
  listAnniversaries,
  listBirthdays,
  listOccasionsFeed,
  listOccasionsFeedFails,
  someOccasions,
} from '@foyer/api/testing';
import { CompactErrorState, Loading, SkeletonBlock } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { OccasionsSlider } from './occasions-slider.tsx';

const meta = {
  title: 'Widgets/Occasions slider',
  tags: ['stable'],
  component: OccasionsSlider,
  args: { show: 'all', limit: 6 },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'desktop' } },
  decorators: [
    (Story) => (
      <ErrorBoundary fallback={<CompactErrorState title="This part can’t be shown right now." />}>
        <Suspense
          fallback={
            <Loading label="Loading">
              <SkeletonBlock size="l" />
            </Loading>
          }
        >
          <Story />
        </Suspense>
      </ErrorBoundary>
    ),
  ],
} satisfies Meta<typeof OccasionsSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What all widths need comes in one call. */
export const Filled: Story = {
  beforeEach: ({ msw }) => msw.use(listOccasionsFeed(someOccasions(12)), listBirthdays([]), listAnniversaries([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('region')).toHaveLength(2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('region')).toHaveLength(1);
  },
};

export const Birthdays: Story = {
  args: { show: 'birthdays' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Birthdays' })).toBeVisible();
    await expect(canvas.queryByText('Work anniversary')).not.toBeInTheDocument();
  },
};

export const Anniversaries: Story = {
  args: { show: 'anniversaries', limit: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Work anniversary')).toHaveLength(2);
    await expect(canvas.queryByText('Birthday')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  globals: { locale: 'de_DE' },
  beforeEach: ({ msw }) => msw.use(listOccasionsFeed([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading')).toHaveTextContent('Noch nichts zu feiern');
  },
};

/** Where a portrait fails the initials take its place. */
export const PortraitsFailing: Story = {
  beforeEach: ({ msw }) => msw.use(listOccasionsFeed(someOccasions(1).map((one) => ({ ...one, img: aBrokenImage() })))),
  play: async ({ canvas, canvasElement }) => {
    const card = await canvas.findByRole('article');
    const before = card.getBoundingClientRect().height;
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(card.getBoundingClientRect().height).toBe(before);
  },
};

export const Failing: Story = {
  parameters: { consoleErrors: [/500 internal/] },
  beforeEach: ({ msw }) => msw.use(listOccasionsFeedFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This part can’t be shown right now.')).toBeVisible();
  },
};

export const Board = board<Story>(meta, {});
