import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { words } from '../samples/samples.ts';
import { TaskBadge } from './task-badge.tsx';

const meta = {
  title: 'UI/Display/TaskBadge',
  tags: ['stable'],
  component: TaskBadge,
  args: { done: true, children: 'Bestätigt' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TaskBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Cluster>
      <TaskBadge done={false}>Lesebestätigung</TaskBadge>
      <TaskBadge {...args} />
    </Cluster>
  ),
  play: async ({ canvas, step }) => {
    const [open, done] = [canvas.getByText('Lesebestätigung'), canvas.getByText('Bestätigt')];
    await step('What is done has a sign as well as a colour', async () => {
      await expect(open.querySelector('svg')).toBeNull();
      await expect(done.querySelector('svg')).toBeVisible();
    });
    await step('Nothing below moves when it is done', async () => {
      await expect(done.offsetHeight).toBe(open.offsetHeight);
    });
  },
};

export const Board = board<Story>(meta, {
  filled: States,
  rightToLeft: { args: { children: 'تم التأكيد' } },
  long: { args: { children: words.long } },
  endless: { args: { children: words.endless } },
});
