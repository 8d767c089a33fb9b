import type { Meta, StoryObj } from '@storybook/react-vite';
import { board } from '../../../../.storybook/board.ts';
import { Grid } from '../grid/grid.tsx';
import { ClocheIllustration } from './cloche.tsx';
import { ClosedRoomIllustration } from './closed-room.tsx';
import { EmptyHookIllustration } from './empty-hook.tsx';
import { LostRoomIllustration } from './lost-room.tsx';
import { SilentBellIllustration } from './silent-bell.tsx';

const meta = {
  title: 'UI/Display/Illustration',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: LostRoomIllustration,
  args: { number: '404' },
  render: (args) => (
    <Grid>
      <LostRoomIllustration {...args} />
      <ClosedRoomIllustration />
      <EmptyHookIllustration />
      <SilentBellIllustration />
      <ClocheIllustration />
    </Grid>
  ),
} satisfies Meta<typeof LostRoomIllustration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const Board = board<Story>(meta, {
  filled: All,
  rightToLeft: {},
});
