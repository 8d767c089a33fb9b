import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from '../samples/narrow.tsx';
import { whatSticksOut, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Heading } from './heading.tsx';

const meta = {
  title: 'UI/Foundations/Heading',
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

export const Dark: Story = { ...Levels, globals: { theme: 'dark' } };

export const LongGerman: Story = {
  args: { size: 'display', children: words.long.repeat(3) },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth);
  },
};

export const RightToLeft: Story = { args: { children: words.arabicTitle }, globals: { locale: 'ar' } };

export const EndlessWord: Story = {
  args: { children: words.endless },
  render: (args) => (
    <Narrow>
      <Heading {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(whatSticksOut(canvasElement)).toEqual([]);
  },
};
