import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { MenuIcon, SearchIcon } from '../icon/icons.ts';
import { MainMenu } from '../main-menu/main-menu.tsx';
import type { MenuEntry } from '../main-menu/menu-entry.tsx';
import { words } from '../samples/samples.ts';
import { mark, menus } from '../shell/samples.tsx';
import { TopBar } from './top-bar.tsx';

const menuOf = (entries: readonly MenuEntry[], label = 'Hauptmenü', more = 'Mehr') => (
  <MainMenu label={label} entries={entries} moreLabel={more} toggleLabel={(entry) => `${entry} …`} />
);
const actionsOf = (label: string) => <IconButton label={label} icon={<Icon icon={SearchIcon} />} />;

const meta = {
  title: 'UI/Shell/TopBar',
  tags: ['stable'],
  component: TopBar,
  args: {
    logo: mark,
    homeHref: '/de_DE',
    menu: menuOf(menus.three),
    actions: actionsOf('Suchen'),
    compactActions: <IconButton label="Menü öffnen" icon={<Icon icon={MenuIcon} />} />,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Wide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menü öffnen' })).toBeNull();
    await expect(canvas.getByRole('banner').offsetHeight).toBe(68);
  },
};

export const Centered: Story = {
  args: { centered: true },
  play: async ({ canvas }) => {
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    };
    await expect(middle(canvas.getByRole('link', { name: 'Aurelia' }))).toBeCloseTo(middle(canvas.getByRole('banner')), 0);
  },
};

/** Under 960 px the menu and the actions give way to the few buttons of narrow screens, and it is 50 px high. */
export const OnAPhone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Menü öffnen' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.getByRole('banner').offsetHeight).toBe(50);
  },
};

/** In the order they are read: the logo, the menu, the actions. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Aurelia', 'Start', 'Neuigkeiten', 'Wissen']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wissen …' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Suchen' })).toHaveFocus();
  },
};

const fits: Story['play'] = async ({ canvas }) => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  for (const button of canvas.getAllByRole('button')) {
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  }
};

const endlessWord: Story = { args: { menu: menuOf(menus.endless), logo: words.endless }, play: fits };

export const EndlessWordOnAPhone: Story = { ...endlessWord, globals: phone };

export const Board = board<Story>(
  meta,
  {
    rightToLeft: { args: { menu: menuOf(menus.arabic, 'القائمة الرئيسية', 'المزيد'), actions: actionsOf('بحث') } },
    long: { args: { menu: menuOf(menus.long), logo: words.long }, play: fits },
    endless: endlessWord,
  },
  { apart: 'window' },
);
