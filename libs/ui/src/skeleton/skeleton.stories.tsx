import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Stack } from '../stack/stack.tsx';
import { Loading, SkeletonBlock, SkeletonCircle, SkeletonImage, SkeletonText } from './skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
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
          <Stack key={card}>
            <SkeletonImage />
            <Cluster wrap={false}>
              <SkeletonCircle />
              <SkeletonText size="l" />
            </Cluster>
            <SkeletonText lines={3} />
            <SkeletonBlock size="s" />
          </Stack>
        ))}
      </Grid>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Neuigkeiten werden geladen');
  },
};

export const Dark: Story = { ...Cards, globals: { theme: 'dark' } };
