import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { MoreIcon, SearchIcon } from '../icon/icons.ts';
import { words } from '../samples/samples.ts';
import { AppBar } from './app-bar.tsx';

const onPress = fn();

const meta = {
  title: 'UI/Shell/AppBar',
  tags: ['beta'],
  component: AppBar,
  args: {
    title: 'Küche & Keller',
    back: { label: 'Zurück zu den Gruppen', href: '/de_DE/groups' },
    actions: (
      <>
        <IconButton label="Suchen" icon={<Icon icon={SearchIcon} />} />
        <IconButton label="Mehr" icon={<Icon icon={MoreIcon} />} />
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zurück zu den Gruppen' })).toHaveAttribute('href', '/de_DE/groups');
  },
};

export const Keyboard: Story = {
  args: { back: { label: 'Zurück', onPress } },
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zurück' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const Board = board<Story>(meta, {
  rightToLeft: { args: { title: words.arabicTitle, back: { label: 'رجوع', href: '/ar' } } },
  long: { args: { title: words.long } },
  endless: {
    args: { title: words.endless },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      await expect(canvas.getByRole('button', { name: 'Mehr' })).toBeVisible();
    },
  },
});
