import { aStudioEmbedHealth, getStudioEmbedHealth, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { board } from '../../../../../../../.storybook/board.ts';
import { atRoute } from '../../../../host/app/at-route.tsx';
import { HealthPage } from './health-page.tsx';

const meta = {
  title: 'Portal/HealthPage',
  component: HealthPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof HealthPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where widgets stand, what keeps them from being shown, and where keys are used. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'How widgets do, by website' }));
    await expect(table.getByText('embed_token_refused')).toBeVisible();
    await expect(table.getAllByText('up to 0.75 s')).toHaveLength(1);
    await expect(canvas.getByRole('table', { name: 'Where keys are used' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getStudioEmbedHealth(aStudioEmbedHealth({ keys: [], widgets: [] }))),
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { name: 'No page has shown a widget yet' })),
};

export const Board = board<Story>(meta, { filled: {} });
