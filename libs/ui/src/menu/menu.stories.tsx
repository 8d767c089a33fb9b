import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Divider } from '../divider/divider.tsx';
import { Icon } from '../icon/icon.tsx';
import { LogOutIcon, MoonIcon, ProfileIcon } from '../icon/icons.ts';
import { settled, words } from '../samples/samples.ts';
import { Menu, MenuAction, MenuLink } from './menu.tsx';

const logOut = fn();

const meta = {
  title: 'UI/Menu',
  parameters: { layout: 'padded' },
  component: Menu,
  args: {
    label: 'Anna Bergmann, Konto',
    trigger: <Avatar name="Anna Bergmann" decorative />,
    align: 'start',
    children: (
      <>
        <MenuLink href="/de_DE/who_is_who/1" icon={<Icon icon={ProfileIcon} />}>
          Mein Profil
        </MenuLink>
        <MenuAction selected icon={<Icon icon={MoonIcon} />}>
          Dunkel
        </MenuAction>
        <Divider />
        <MenuAction icon={<Icon icon={LogOutIcon} />} onClick={logOut}>
          Abmelden
        </MenuAction>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows open and walk, Home and End jump, Esc closes and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Anna Bergmann, Konto' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Mein Profil' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Dunkel' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Abmelden' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Mein Profil' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Choosing: Story = {
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Anna Bergmann, Konto' });
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Abmelden' }));
    await expect(logOut).toHaveBeenCalledOnce();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ElsewhereCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button'));
  await settled(canvas.getByRole('group'));
};

export const AtTheEnd: Story = {
  args: { align: 'end' },
  render: (args) => (
    <Cluster justify="end">
      <Menu {...args} />
    </Cluster>
  ),
  play: opened,
};

export const LongGerman: Story = { args: { children: <MenuLink href="/de_DE">{words.long.repeat(2)}</MenuLink> }, play: opened };

export const Dark: Story = { play: opened, globals: { theme: 'dark' } };

export const RightToLeft: Story = { play: opened, globals: { locale: 'ar' } };
