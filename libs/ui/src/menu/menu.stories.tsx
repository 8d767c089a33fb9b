import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Divider } from '../divider/divider.tsx';
import { Icon } from '../icon/icon.tsx';
import { LogOutIcon, MoonIcon, ProfileIcon } from '../icon/icons.ts';
import { settled, words } from '../samples/samples.ts';
import { NativeSelect } from '../native-select/native-select.tsx';
import { Menu, MenuAction, MenuLink } from './menu.tsx';
import { corner } from './menu-samples.css.ts';

const logOut = fn();

const meta = {
  title: 'UI/Overlays/Menu',
  tags: ['stable'],
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
    await userEvent.keyboard('{ArrowDown}');
    await settled(canvas.getByRole('group'));
  },
};

/** Letters go to the next item that begins with them. */
export const TypeAhead: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Abmelden' })).toHaveFocus();
    await userEvent.keyboard('m');
    await expect(canvas.getByRole('link', { name: 'Mein Profil' })).toHaveFocus();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await userEvent.keyboard('du');
    await expect(canvas.getByRole('button', { name: 'Dunkel' })).toHaveFocus();
  },
};

/** A field in the list keeps its own keys, except Esc. */
export const WithAField: Story = {
  args: {
    children: (
      <>
        <NativeSelect label="Sprache">
          <option>Deutsch</option>
          <option>Français</option>
        </NativeSelect>
        <MenuAction>Abmelden</MenuAction>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const select = canvas.getByRole('combobox', { name: 'Sprache' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}a');
    await expect(select).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await settled(canvas.getByRole('group'));
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
    await userEvent.click(trigger);
    await settled(canvas.getByRole('group'));
  },
};

export const ElsewhereCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    await userEvent.click(document.body);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await settled(canvas.getByRole('group'));
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

const inTheWindow = async (list: HTMLElement) => {
  await settled(list);
  const { top, bottom, left, right } = list.getBoundingClientRect();
  await expect(top).toBeGreaterThanOrEqual(0);
  await expect(left).toBeGreaterThanOrEqual(0);
  await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(right).toBeLessThanOrEqual(window.innerWidth);
};

/** In a corner the list opens upwards and to the other side, also out of a part that cuts off what is larger than itself. */
export const InACorner: Story = {
  parameters: { layout: 'fullscreen' },
  args: { align: 'start' },
  render: (args) => (
    <div className={corner}>
      <Menu {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button');
    await userEvent.click(trigger);
    const list = canvas.getByRole('group');
    await inTheWindow(list);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(trigger.getBoundingClientRect().top);
  },
};

/** More than fits scrolls. */
export const Many: Story = {
  args: {
    children: Array.from({ length: 40 }, (_item, index) => <MenuAction key={index}>{`Haus ${index + 1}`}</MenuAction>),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await inTheWindow(canvas.getByRole('group'));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('button', { name: 'Haus 40' })).toHaveFocus();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: opened },
    /** At the start of the line, which is the right edge, and aligned at its own end. */
    rightToLeft: {
      args: {
        label: 'الحساب',
        children: (
          <>
            <MenuLink href="/ar">{words.arabicTitle}</MenuLink>
            <MenuAction selected>داكن</MenuAction>
          </>
        ),
      },
      play: async ({ canvas, userEvent }) => {
        const trigger = canvas.getByRole('button');
        await userEvent.click(trigger);
        const list = canvas.getByRole('group');
        await inTheWindow(list);
        await expect(Math.abs(list.getBoundingClientRect().right - trigger.getBoundingClientRect().right)).toBeLessThanOrEqual(1);
      },
    },
    long: { args: { children: <MenuLink href="/de_DE">{words.long.repeat(2)}</MenuLink> }, play: opened },
    endless: {
      args: { trigger: words.endless, label: words.endless, children: <MenuLink href="/de_DE">{words.endless}</MenuLink> },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('button'));
        await inTheWindow(canvas.getByRole('group'));
      },
    },
  },
  { apart: 'window' },
);
