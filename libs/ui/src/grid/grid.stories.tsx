import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
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

export const Board = board<Story>(meta, {
  /** The first column and the first of a row are at the right. */
  rightToLeft: {
    render: ({ children }) => (
      <Stack>
        <Grid columns="narrow">{children}</Grid>
        <Cluster>{children}</Cluster>
      </Stack>
    ),
    play: async ({ canvas }) => {
      const lefts = (text: string) => canvas.getAllByText(text).map((card) => card.getBoundingClientRect().left);
      const [first, second] = [lefts('1'), lefts('2')];
      await expect(first[0]).toBeGreaterThan(second[0]!);
      await expect(first[1]).toBeGreaterThan(second[1]!);
    },
  },
  /** Columns share the width alike, whatever is in them. */
  endless: {
    render: () => (
      <Stack>
        <Grid columns="narrow">
          <Card>{words.endless}</Card>
          <Card>1</Card>
        </Grid>
        <Narrow>
          <Cluster>
            <Card>{words.endless}</Card>
            <Card>2</Card>
          </Cluster>
        </Narrow>
      </Stack>
    ),
    play: async ({ canvas }) => {
      const [word, one] = [canvas.getAllByText(words.endless)[0]!, canvas.getByText('1')];
      await expect(word.offsetWidth).toBe(one.offsetWidth);
    },
  },
});
