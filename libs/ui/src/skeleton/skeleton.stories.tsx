import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { SkeletonCard, SkeletonField, SkeletonList, SkeletonPeople } from './skeleton-parts.tsx';
import { Loading, SkeletonBlock, SkeletonCircle, SkeletonImage, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'UI/Display/Skeleton',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Loading,
  args: { label: 'Neuigkeiten werden geladen', children: null },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cards: Story = {
  args: {
    children: (
      <Grid>
        {[1, 2, 3].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Neuigkeiten werden geladen');
  },
};

export const Lists: Story = {
  args: {
    children: (
      <Grid>
        <SkeletonPeople rows={4} />
        <SkeletonPeople rows={2} size="m" />
        <SkeletonList />
        <Stack>
          <SkeletonField />
          <SkeletonField />
          <SkeletonBlock size="s" />
        </Stack>
      </Grid>
    ),
  },
};

/** For layouts of one's own. */
export const Bones: Story = {
  args: {
    children: (
      <Stack>
        <SkeletonImage ratio="21:9" />
        <Cluster wrap={false}>
          <SkeletonCircle size="l" />
          <Narrow>
            <SkeletonText size="title" />
            <SkeletonText lines={3} />
          </Narrow>
        </Cluster>
      </Stack>
    ),
  },
};

/** They do not move where less motion is preferred. */
export const Still: Story = {
  ...Lists,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    const running = canvasElement.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running');
    await expect(running).toEqual([]);
  },
};

export const Board = board<Story>(meta, {
  filled: Cards,
  rightToLeft: Lists,
  /** What is read aloud takes no room, and in a very narrow column the bones keep inside of it. */
  endless: {
    args: { ...Lists.args, label: words.endless },
    render: (args) => (
      <Narrow width={160}>
        <Loading {...args} />
      </Narrow>
    ),
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('status')).toHaveTextContent(words.endless);
    },
  },
});
