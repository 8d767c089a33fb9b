import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CommentIcon } from '../icon/icons.ts';
import { Narrow } from '../samples/narrow.tsx';
import { whatSticksOut, words } from '../samples/samples.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Display/EmptyState',
  parameters: { layout: 'padded' },
  component: EmptyState,
  args: { title: 'Noch keine Kommentare' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { icon: CommentIcon, children: 'Sagen Sie als Erste, was Sie denken.', action: <Button>Kommentar schreiben</Button> },
};

export const TitleOnly: Story = {};

export const LongGerman: Story = { args: { title: words.long.repeat(3), children: words.long.repeat(3) } };

export const Dark: Story = { ...Filled, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { title: words.arabicTitle, children: words.arabicText }, globals: { locale: 'ar' } };

export const EndlessWord: Story = {
  args: { title: words.endless, children: words.endless, action: <Button>{words.endless}</Button> },
  render: (args) => (
    <Narrow>
      <EmptyState {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(whatSticksOut(canvasElement)).toEqual([]);
  },
};
