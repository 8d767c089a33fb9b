import {
  anOccasion,
  congratulationCalls,
  listOwnCongratulationsFails,
  mock,
  ownCongratulations,
  setCongratulationFails,
} from '@foyer/api/testing';
import { Card } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { Congratulate } from './congratulate.tsx';

const occasion = anOccasion();
const { name } = occasion.user;

const meta = {
  title: 'Modules/Occasions/Congratulate',
  component: Congratulate,
  args: { occasion },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Shown) => (
      <Card padding="m">
        <Shown />
      </Card>
    ),
  ],
} satisfies Meta<typeof Congratulate>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button'));
};

export const NotYet: Story = {
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const height = () => canvasElement.getBoundingClientRect().height;
    const before = height();
    await press(context);
    await expect(await canvas.findByRole('button', { name: `Congratulated ${name}: take back` })).toBeVisible();
    await expect(height()).toBe(before);
  },
};

export const Congratulated: Story = {
  beforeEach: ({ msw }) => msw.use(...congratulationCalls(ownCongratulations({ given: [occasion.id] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Congratulated ${name}: take back` })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(mock('setCongratulation', () => new Promise(() => undefined))),
  play: async (context) => {
    await press(context);
    await expect(context.canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

const fails: Pick<Story, 'beforeEach' | 'play'> = {
  beforeEach: ({ msw }) => msw.use(setCongratulationFails(0)),
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('alert');
  },
};

/** It is said, and the same button tries again. */
export const Failing: Story = {
  ...fails,
  play: async (context) => {
    const { canvas, msw } = context;
    await fails.play?.(context);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved. The server cannot be reached. Please try again.');
    msw.use(...congratulationCalls());
    await press(context);
    await expect(await canvas.findByRole('button', { name: /^Congratulated/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** A page that was left open over midnight. */
export const DayOver: Story = {
  beforeEach: ({ msw }) => msw.use(setCongratulationFails(404, 'not_found')),
  play: async (context) => {
    await press(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The day is over, or your colleague no longer shows it.');
  },
};

/** The reader’s own day: no one congratulates themselves. */
export const Own: Story = {
  beforeEach: ({ msw }) => msw.use(...congratulationCalls(ownCongratulations({ received: [{ occasion_id: occasion.id, count: 4 }] }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 colleagues have congratulated you.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Where it cannot be read there is nothing to press, and nothing moves. */
export const NotRead: Story = {
  beforeEach: ({ msw }) => msw.use(listOwnCongratulationsFails()),
  parameters: { consoleErrors: [/500/] },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height;
    await waitFor(() => expect(canvasElement.getBoundingClientRect().height).toBe(before));
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Board = board<Story>(meta, {
  filled: fails,
  rightToLeft: fails,
  long: { ...fails, globals: { locale: 'de_DE' } },
  more: {
    Congratulated: { filled: Congratulated, rightToLeft: {} },
    Own: { filled: Own, rightToLeft: {} },
    Sending: { filled: Sending },
  },
});
