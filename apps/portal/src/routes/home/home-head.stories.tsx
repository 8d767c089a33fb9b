import { listOpenConfirmations } from '@foyer/api/testing';
import { Container, Stack } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../../host/app/story-route.tsx';
import { HomeHead } from './home-head.tsx';

const meta = {
  title: 'Portal/HomeHead',
  component: HomeHead,
  beforeEach: ({ msw }) => msw.use(listOpenConfirmations()),
  decorators: [
    (Story) => (
      <StoryRoute>
        <Container>
          <Stack gap="l">
            <Story />
          </Stack>
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof HomeHead>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The search is a form that leads to the results before scripts. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Search the portal' });
    await expect(field).toHaveAttribute('name', 'q');
    await expect(field.closest('form')).toHaveAttribute('action', '/en_GB/search_results');
  },
};

/** The bar has the search where there is room. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'For you to do' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};

export const Board = board<Story>(meta, {});
