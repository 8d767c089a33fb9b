import { aPublication, confirmationSettings, confirmationSettingsCalls, longGermanText, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { ConfirmationTools } from './confirmation-tools.tsx';

const meta = {
  title: 'Portal/ConfirmationTools',
  component: ConfirmationTools,
  parameters: { layout: 'padded' },
  args: { id: 'story', title: 'Neue Brandschutzordnung', publication: aPublication() },
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Container width="reading">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof ConfirmationTools>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    const share = await canvas.findByRole('progressbar', { name: 'Confirmed' });
    await expect(share).toHaveAttribute('aria-valuetext', '804 of 1,200');
    // As wide as the panel within its padding.
    await expect(share.getBoundingClientRect().width).toBeGreaterThan(0.8 * share.closest('section')!.getBoundingClientRect().width);
    await expect(canvas.getByRole('link', { name: 'Open the report' })).toHaveAttribute('href', '/en_GB/news/story/confirmations');
  },
};

export const NotAsked: Story = {
  beforeEach: ({ msw }) => msw.use(...confirmationSettingsCalls(confirmationSettings({ required: false, due_day: null, confirmed: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ask for confirmation' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Everyone is asked again: no one has confirmed the new version yet. */
export const AskingAgain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit the request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Ask everyone again/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0 of 1,200'));
  },
};

/** Members are notified once the article is out. */
export const Scheduled: Story = {
  args: { publication: aPublication({ status: 'scheduled', publish_date: '2199-12-01T08:00:00.000Z' }) },
  beforeEach: ({ msw }) => msw.use(...confirmationSettingsCalls(confirmationSettings({ pending: true, confirmed: 0 }))),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The article is not published yet\. Members will be notified .* on 1 Dec 2199, 09:00\.$/),
    ).toBeVisible();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the request' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^The article is not published yet/)).toBeVisible());
    await expect(dialog.queryByText(/members are told of it/)).toBeNull();
  },
};

export const Expired: Story = {
  args: { publication: aPublication({ status: 'expired', expires_at: '2026-11-01T08:00:00.000Z' }) },
  beforeEach: ({ msw }) => msw.use(...confirmationSettingsCalls(confirmationSettings({ pending: true, confirmed: 0 }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The article has expired\. Members will be notified/)).toBeVisible();
  },
};

const opened: Story['play'] = async ({ canvas }) => {
  const [change] = await canvas.findAllByRole('button');
  await userEvent.click(change!);
  await screen.findByRole('dialog');
};
export const Dialog: Story = { play: opened };

export const Board = board<Story>(
  meta,
  {
    filled: { play: opened },
    rightToLeft: { play: opened },
    long: {
      globals: { locale: 'de_DE' },
      args: { title: longGermanText.title },
      play: async (context) => {
        await opened(context);

        const dialog = screen.getByRole('dialog');
        await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      },
    },
  },
  { apart: 'phone' },
);
