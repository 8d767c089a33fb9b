import { decideStudioReportRefuses, listStudioReports, settledReports, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { ReportsPage } from './reports-page.tsx';

const meta = {
  title: 'Portal/ReportsPage',
  component: ReportsPage,
  parameters: { layout: 'padded' },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof ReportsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By several members, with a picture, of a conversation without a name, and of what the moderator wrote. */
export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mit dir will hier doch keiner arbeiten.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Let it stay' })).toHaveLength(2);
    await expect(canvas.getByText('You wrote this. Another moderator decides on it.')).toBeVisible();
  },
};

/** What is let stay leaves the list. */
export const LetStay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Let it stay' }))[0]!);
    await waitFor(() => expect(canvas.queryByText('Mit dir will hier doch keiner arbeiten.')).toBeNull());
  },
};

/** Removing asks first; where another moderator was faster the reason is said. */
export const RemovedByAnother: Story = {
  beforeEach: ({ msw }) => msw.use(decideStudioReportRefuses),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Remove the message' }))[0]!);
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('alertdialog', { name: 'Remove the message?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
    await expect(canvas.getByText('Mit dir will hier doch keiner arbeiten.')).toBeVisible();
  },
};

export const Settled: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioReports(settledReports())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Removed')).toBeVisible();
    await expect(canvas.getByText('Former member')).toBeVisible();
  },
};

export const Nothing: Story = {
  beforeEach: ({ msw }) => msw.use(listStudioReports([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing here')).toBeVisible();
  },
};

export const Board = board<Story>(meta, { filled: {} });
