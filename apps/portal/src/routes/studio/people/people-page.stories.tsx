import { listStudioPeople, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { PeoplePage } from './people-page.tsx';

const meta = {
  title: 'Portal/PeoplePage',
  component: PeoplePage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof PeoplePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every state, rights, and long words. */
export const People: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Annika Berger' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 people');
  },
};

export const NoOne: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioPeople([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No one here')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
