import { anArticleTeaser, articleTeasers, listNews, longGermanText } from '@foyer/api/testing';
import { Loading, SkeletonBlock } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { Chat } from './chat.tsx';

const meta = {
  title: 'Widgets/Chat',
  tags: ['beta'],
  component: Chat,
  args: { limit: 6 },
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Suspense
        fallback={
          <Loading label="Loading">
            <SkeletonBlock size="l" />
          </Loading>
        }
      >
        <Story />
      </Suspense>
    ),
  ],
} satisfies Meta<typeof Chat>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(args.limit);
  },
};

export const Empty: Story = {
  globals: { locale: 'de_DE' },
  beforeEach: ({ msw }) => msw.use(listNews([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3 })).toHaveTextContent('Hier ist noch nichts');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Board = board<Story>(meta, {
  rightToLeft: { beforeEach: ({ msw }) => msw.use(listNews(articleTeasers(6, 'ar'))) },
  long: {
    globals: { locale: 'de_DE' },
    beforeEach: ({ msw }) => msw.use(listNews([anArticleTeaser({ title: longGermanText.title, teaser: longGermanText.teaser })])),
  },
});
