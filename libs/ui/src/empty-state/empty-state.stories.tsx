import type { Meta, StoryObj } from '@storybook/react-vite';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { CommentIcon } from '../icon/icons.ts';
import { ClocheIllustration } from '../illustration/cloche.tsx';
import { words } from '../samples/samples.ts';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Display/EmptyState',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: EmptyState,
  args: { title: 'Noch keine Kommentare' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  args: { icon: CommentIcon, children: 'Sagen Sie als Erste, was Sie denken.', action: <Button>Kommentar schreiben</Button> },
};

export const Pictured: Story = { args: { ...Filled.args, picture: <ClocheIllustration /> } };

export const TitleOnly: Story = {};

export const Board = board<Story>(meta, {
  filled: Filled,
  rightToLeft: { args: { title: words.arabicTitle, children: words.arabicText } },
  long: { args: { title: words.long.repeat(3), children: words.long.repeat(3) } },
  endless: { args: { title: words.endless, children: words.endless, action: <Button>{words.endless}</Button> } },
});
