import { anEvent, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { EventNote } from './event-note.tsx';

const meta = {
  title: 'Portal/EventNote',
  component: EventNote,
  parameters: { layout: 'padded', timeZone: 'Europe/Berlin' },
  args: { id: 'feast', event: anEvent() },
  decorators: [
    (Story, { parameters }) => (
      <StoryRoute settings={someSettings({ organisation: { time_zone: parameters['timeZone'] as string } })}>
        <Container width="reading">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof EventNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneEvening: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', '/api/v2/news/feast/calendar?locale=en_GB');
    await expect(canvas.queryByText(/^Times are given in/)).toBeNull();
  },
};

export const SeveralDays: Story = { args: { event: anEvent({ last_day: '2026-12-06', start_time: null, end_time: null }) } };

/** The reader's clock is another than the customer's. */
export const OtherClock: Story = {
  parameters: { timeZone: 'America/New_York' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Times are given in Eastern/)).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  filled: OtherClock,
  rightToLeft: { parameters: OtherClock.parameters },
  long: {
    parameters: { timeZone: 'America/Argentina/ComodRivadavia' },
    globals: { locale: 'de_DE' },
    args: { event: anEvent({ last_day: '2026-12-06' }) },
  },
});
