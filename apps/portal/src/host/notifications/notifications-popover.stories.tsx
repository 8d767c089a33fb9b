import { listLatestNotificationsFails, notificationCalls, someNotifications } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { LatestNotifications } from './latest-notifications.tsx';

const meta = {
  title: 'Portal/LatestNotifications',
  component: LatestNotifications,
  args: { onLeave: () => undefined },
  beforeEach: ({ msw }) => msw.use(...notificationCalls(someNotifications(3))),
  decorators: [
    (Story) => (
      <StoryRoute>
        <Story />
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof LatestNotifications>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Two are new, and say so until the list is closed. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('New')).toHaveLength(2);
  },
};

/** One tap turns a kind off, another one on again. */
export const TurnedOff: Story = {
  play: async ({ canvas, userEvent }) => {
    const [button] = await canvas.findAllByRole('button', { name: 'Turn off this kind' });
    await userEvent.click(button!);
    await expect(await canvas.findByText('Turned off.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Turn off this kind' })).toHaveLength(3));
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...notificationCalls([])),
  play: async ({ canvas }) => void (await canvas.findByText('Nothing new')),
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listLatestNotificationsFails()),
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
};

export const Board = board<Story>(meta, { filled: { args: {} } });
