import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Narrow } from '../samples/narrow.tsx';
import { whatSticksOut, words } from '../samples/samples.ts';
import { Divider } from './divider.tsx';

const meta = { title: 'UI/Foundations/Divider', parameters: { layout: 'padded' }, component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hairline: Story = {};

export const WithText: Story = { args: { children: 'Auf dem neuesten Stand' } };

export const LongGerman: Story = { args: { children: words.long.repeat(2) } };

export const RightToLeft: Story = { args: { children: words.arabicTitle }, globals: { locale: 'ar' } };

export const Dark: Story = { ...WithText, globals: { theme: 'dark' } };

export const EndlessWord: Story = {
  args: { children: words.endless },
  render: (args) => (
    <Narrow>
      <Divider {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(whatSticksOut(canvasElement)).toEqual([]);
  },
};
