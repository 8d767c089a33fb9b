import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { words } from '../samples/samples.ts';
import { Badge } from './badge.tsx';

const meta = {
  title: 'UI/Display/Badge',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Badge,
  args: { children: 'Neu' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'brand', 'positive', 'warning', 'critical', 'info'] as const;

export const Tones: Story = {
  render: (args) => (
    <Cluster>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
    </Cluster>
  ),
};

export const Counts: Story = {
  render: () => (
    <Cluster>
      {[0, 3, 12, '99+', '10.000'].map((count) => (
        <Badge key={count} tone="brand">
          {count}
        </Badge>
      ))}
    </Cluster>
  ),
};

export const Board = board<Story>(meta, {
  filled: Tones,
  /** Words and counts from right to left. */
  rightToLeft: { ...Tones, args: { children: 'جديد 12' } },
  long: { args: { children: words.long } },
  endless: {
    args: { children: words.endless },
    play: async ({ canvas }) => {
      // Round as half a line at most: a rounder corner leaves the first and last letters outside.
      await expect(Number.parseFloat(getComputedStyle(canvas.getByText(words.endless)).borderTopLeftRadius)).toBeLessThanOrEqual(12);
    },
  },
});
