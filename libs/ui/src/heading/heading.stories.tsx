import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'UI/Foundations/Heading',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Heading,
  args: { level: 1, children: words.title },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="display">
        Display · {words.title}
      </Heading>
      <Heading level={2}>2 · {words.title}</Heading>
      <Heading level={3}>3 · {words.title}</Heading>
      <Heading level={4}>4 · {words.title}</Heading>
      <Heading level={5}>5 · {words.title}</Heading>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H1', 'H2', 'H3', 'H4', 'H5']);
  },
};

export const Board = board<Story>(meta, {
  filled: Levels,
  rightToLeft: { args: { children: words.arabicTitle } },
  long: {
    args: { size: 'display', children: words.long.repeat(3) },
    play: async ({ canvas }) => {
      const heading = canvas.getByRole('heading');
      await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
    },
  },
  endless: { args: { children: words.endless } },
});
