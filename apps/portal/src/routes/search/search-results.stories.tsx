import { aPersonHit, aSearchGroup, search, someSearchResults, someSettings } from '@foyer/api/testing';
import { Container, Stack } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Suspense } from 'react';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { SearchResults } from './search-results.tsx';

const meta = {
  title: 'Portal/SearchResults',
  component: SearchResults,
  parameters: { layout: 'padded' },
  args: { search: { q: 'kurpark' } },
  beforeEach: ({ msw }) => msw.use(search()),
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Container width="reading">
          <Suspense>
            <Stack gap="l">
              <Story />
            </Stack>
          </Suspense>
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind with its count; the chips lead to one of them. */
export const Everything: Story = {
  play: async ({ canvas }) => {
    const kinds = await canvas.findByRole('navigation', { name: 'Kinds of results' });
    await expect(kinds).toHaveTextContent('AllHotels (1)Pages (1)News (1)People (1)Files (1)Comments (1)');
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Files (1)' })).toHaveAttribute('href', expect.stringMatching(/q=kurpark&area=files$/));
  },
};

const groups = [aSearchGroup({ area: 'people', results: [aPersonHit()] })];

/** Nothing holds what was typed: what was looked for instead, and the way to search for that. */
export const Meant: Story = {
  args: { search: { q: 'anika' } },
  beforeEach: ({ msw }) =>
    msw.use(search(someSearchResults({ total: 1, counts: [{ area: 'people', total: 1 }], did_you_mean: 'annika', groups }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Nothing contains “anika”. These are the results for annika.');
    await expect(canvas.getByRole('link', { name: 'annika' })).toHaveAttribute('href', expect.stringMatching(/q=annika$/));
    await expect(canvas.queryByRole('navigation', { name: 'Kinds of results' })).toBeNull();
  },
};

/** One kind that holds nothing, while others do. */
export const NoneOfKind: Story = {
  args: { search: { q: 'kurpark', area: 'files' } },
  beforeEach: ({ msw }) => msw.use(search(someSearchResults({ total: 0, counts: [{ area: 'people', total: 1000 }], groups: [] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing of this kind was found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'People (1,000+)' })).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  filled: Everything,
  rightToLeft: {
    play: async ({ canvas }) => {
      await expect((await canvas.findAllByRole('navigation')).length).toBeGreaterThan(0);
    },
  },
  more: { Meant: { filled: Meant, rightToLeft: {} }, NoneOfKind: { filled: NoneOfKind, rightToLeft: {} } },
});
