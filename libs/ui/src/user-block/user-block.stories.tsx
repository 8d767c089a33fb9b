import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { IconLink } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { BellIcon } from '../icon/icons.ts';
import { brokenImage, words } from '../samples/samples.ts';
import { UserBlock } from './user-block.tsx';

const meta = {
  title: 'UI/Shell/UserBlock',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: UserBlock,
  args: { name: 'Anna Bergmann', detail: 'Empfangsleitung, Haus am Kurpark' },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof UserBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

const bell = <IconLink label="2 neue Aktivitäten" badge="2" icon={<Icon icon={BellIcon} />} href="/de_DE/activity-feed" />;

export const Keyboard: Story = {
  args: { href: '/de_DE/who_is_who/1', actions: bell },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Anna Bergmann/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2 neue Aktivitäten' })).toHaveFocus();
  },
};

/** The initials take the place of a photo that does not load. */
export const BrokenPhoto: Story = {
  args: { src: brokenImage.src },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('AB')).toBeVisible();
  },
};

export const Board = board<Story>(meta, {
  filled: Keyboard,
  rightToLeft: { args: { name: 'ليلى حداد', detail: 'مديرة الاستقبال', actions: bell } },
  more: {
    BrokenPhoto: { filled: BrokenPhoto, rightToLeft: {} },
  },
  long: { args: { name: words.long, detail: words.long, actions: bell } },
  endless: { args: { name: words.endless, detail: words.endless, actions: bell } },
});
