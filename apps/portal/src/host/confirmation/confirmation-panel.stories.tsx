import { aConfirmation, confirmationCalls, confirmNewsFails, longGermanText, someSettings } from '@foyer/api/testing';
import { Container } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { StoryRoute } from '../app/story-route.tsx';
import { ConfirmationPanel } from './confirmation-panel.tsx';

const dueDay = (day: string | null) => confirmationCalls(aConfirmation({ due_day: day }));
const ahead = '2199-12-01';

const meta = {
  title: 'Portal/ConfirmationPanel',
  component: ConfirmationPanel,
  parameters: { layout: 'padded' },
  args: { article: { id: 'story', title: 'Neue Brandschutzordnung', version: 1 } },
  beforeEach: ({ msw }) => msw.use(...dueDay(ahead)),
  decorators: [
    (Story) => (
      <StoryRoute settings={someSettings()}>
        <Container width="reading">
          <Story />
        </Container>
      </StoryRoute>
    ),
  ],
} satisfies Meta<typeof ConfirmationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const confirm = 'I have read and understood this';

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Please confirm it by/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: confirm })).toBeVisible();
  },
};

export const Confirming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: confirm }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^You confirmed on/);
  },
};

export const WithoutDay: Story = { beforeEach: ({ msw }) => msw.use(...dueDay(null)) };

export const Overdue: Story = {
  beforeEach: ({ msw }) => msw.use(...dueDay('2020-12-01')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This was due by/)).toBeVisible();
  },
};

/** The text has changed while it was read: what was not seen cannot be confirmed. */
export const ChangedMeanwhile: Story = {
  beforeEach: ({ msw }) => msw.use(confirmNewsFails(), ...dueDay(ahead)),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: confirm }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show the current version' })).toBeVisible();
  },
};

export const Failing: Story = {
  globals: { network: 'failing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/can’t be shown right now/)).toBeVisible();
  },
};

const pressed: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
  await waitFor(() => expect(canvas.queryByRole('button', { busy: true })).toBeNull());
};

export const Board = board<Story>(meta, {
  filled: Asked,
  rightToLeft: { args: { article: { id: 'story', title: 'لائحة الحماية من الحرائق', version: 1 } } },
  more: {
    Confirming: { filled: Confirming, rightToLeft: { play: pressed } },
    Overdue: { filled: Overdue, rightToLeft: {} },
    ChangedMeanwhile: { filled: ChangedMeanwhile, rightToLeft: { play: pressed } },
  },
  long: {
    globals: { locale: 'de_DE' },
    args: { article: { id: 'story', title: longGermanText.title, version: 12 } },
    play: async ({ canvas }) => {
      await canvas.findByRole('button');
    },
  },
});
