import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { words } from '../samples/samples.ts';
import { Clamp } from './clamp.tsx';

const meta = {
  title: 'UI/Clamp',
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

export const ShorterThanItMayBe: Story = { args: { lines: 7, children: words.title } };
