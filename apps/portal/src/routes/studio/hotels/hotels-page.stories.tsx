import { listStudioHotels, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { HotelsPage } from './hotels-page.tsx';

const meta = {
  title: 'Portal/HotelsPage',
  component: HotelsPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof HotelsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Several countries, and a long name. */
export const Hotels: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Hotel am Kurpark' })).toBeVisible();
    await expect(canvas.getByText(/no one works here/)).toHaveTextContent('Pertisau, Austria · no one works here');
  },
};

export const NoHotel: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioHotels([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No hotel here')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
