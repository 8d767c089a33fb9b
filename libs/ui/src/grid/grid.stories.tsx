import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { Stack } from '../stack/stack.tsx';
import { Grid } from './grid.tsx';

const meta = {
  title: 'UI/Foundations/Layout',
  parameters: { layout: 'padded' },
  component: Grid,
  args: { children: [1, 2, 3, 4, 5].map((card) => <Card key={card}>{card}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  render: (args) => (
    <Stack gap="xl">
      {(['narrow', 'card', 'wide', 'half'] as const).map((columns) => (
        <Grid {...args} key={columns} columns={columns} />
      ))}
    </Stack>
  ),
};

export const StackAndCluster: Story = {
  render: ({ children }) => (
    <Container width="reading">
      <Stack gap="l">
        <Cluster>{children}</Cluster>
        <Cluster justify="between">{children}</Cluster>
      </Stack>
    </Container>
  ),
};

/** A column is never wider than its container, even in a very narrow place. */
export const InANarrowPlace: Story = {
  args: { columns: 'half' },
  render: (args) => (
    <Container width="form">
      <Grid {...args} />
    </Container>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByText('1');
    await expect(card.offsetWidth).toBeLessThanOrEqual(card.parentElement?.offsetWidth ?? 0);
  },
};
