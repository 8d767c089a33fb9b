import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { CalendarIcon, HeartIcon, LocationIcon } from '../icon/icons.ts';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Fact } from './fact.tsx';

const meta = {
  title: 'UI/Display/Fact',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Fact,
  args: { icon: LocationIcon, children: 'Bad Reichenhall' },
} satisfies Meta<typeof Fact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {
  render: (args) => (
    <Cluster>
      <Fact {...args} />
      <Fact icon={CalendarIcon}>21. November 2026</Fact>
      <Fact icon={HeartIcon} label="12 gefällt das">
        12
      </Fact>
    </Cluster>
  ),
};

/** A bare figure has words for those who do not see its sign. */
export const Count: Story = {
  args: { icon: HeartIcon, label: '12 gefällt das', children: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12 gefällt das')).toBeInTheDocument();
    await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true');
  },
};

const narrow = (word: string): Story => ({
  args: { children: word },
  render: (args) => (
    <Narrow>
      <Fact {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  filled: Facts,
  rightToLeft: { args: { children: 'بيت على البحيرة' } },
  long: narrow(words.long),
  endless: narrow(words.endless),
});
