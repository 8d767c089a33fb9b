import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from '../samples/narrow.tsx';
import { whatSticksOut, words } from '../samples/samples.ts';
import { Clamp } from './clamp.tsx';

const meta = {
  title: 'UI/Display/Clamp',
  parameters: { layout: 'padded' },
  component: Clamp,
  args: { lines: 2, children: words.text.repeat(12) },
} satisfies Meta<typeof Clamp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Kurpark/);
    const line = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / line)).toBe(2);
  },
};

export const Dark: Story = { args: { lines: 5 }, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { lines: 2, children: words.arabicText.repeat(6) }, globals: { locale: 'ar' } };

export const LongGerman: Story = { args: { lines: 3, children: `${words.long} `.repeat(12) } };

export const ShorterThanItMayBe: Story = { args: { lines: 7, children: words.title } };

export const EndlessWord: Story = {
  args: { lines: 2, children: words.endless },
  render: (args) => (
    <Narrow>
      <Clamp {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(whatSticksOut(canvasElement)).toEqual([]);
  },
};
