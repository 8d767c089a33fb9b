import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { settled } from '../samples/samples.ts';
import { Frame, menus } from './samples.tsx';

const meta = {
  title: 'UI/Shell/Frame',
  component: Frame,
  args: { menu: menus.three },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    window.scrollTo(0, 0);
    return () => window.scrollTo(0, 0);
  },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Guest: Story = { args: { guest: true } };
export const Centered: Story = { args: { centered: true } };
export const CenteredRightToLeft: Story = { args: { menu: menus.arabic, arabic: true, centered: true }, globals: { locale: 'ar' } };
export const FourteenItems: Story = { args: { menu: menus.fourteen } };

/** Beyond 50 px the bar is lower, and nothing else on the page has moved for it. */
export const Scrolled: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('banner');
    const heading = canvas.getByRole('heading', { level: 1 });
    const place = () => heading.getBoundingClientRect().top + window.scrollY;
    const before = place();
    window.scrollTo(0, 40);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(bar).not.toHaveAttribute('data-scrolled');
    window.scrollTo(0, 300);
    await waitFor(() => expect(bar).toHaveAttribute('data-scrolled'));
    await settled(bar);
    await expect(Math.round(place())).toBe(Math.round(before));
  },
};

/** Who turns back after a screen finds the button to the top; it takes the focus along. */
export const ScrolledFar: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Nach oben' })).toBeNull();
    window.scrollTo(0, window.innerHeight * 1.5);
    // Browsers report it with the next frame; two scrolls in one would be one.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await expect(canvas.queryByRole('button', { name: 'Nach oben' })).toBeNull();
    window.scrollTo(0, window.innerHeight * 1.4);
    await userEvent.click(await canvas.findByRole('button', { name: 'Nach oben' }));
    await expect(canvas.getByRole('main')).toHaveFocus();
    await waitFor(() => expect(window.scrollY).toBe(0));
  },
};

const phone = { viewport: { value: 'phone' } };

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner').offsetHeight).toBe(50);
    await expect(canvas.queryByRole('navigation', { name: 'Hauptmenü' })).toBeNull();
  },
};
export const PhoneGuest: Story = { args: { guest: true }, globals: phone };

/** The drawer holds it all: the member, the menu with its sub-items, the way out. Esc closes it and gives the focus back. */
export const PhoneDrawer: Story = {
  args: { menu: menus.fourteen },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menü öffnen' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Hauptmenü' });
    await settled(drawer);
    await expect(within(drawer).getByRole('link', { name: 'Neuigkeiten' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(within(drawer).getByRole('button', { name: 'Wissen …' }));
    await settled(drawer);
    await expect(within(drawer).getByRole('link', { name: 'Handbücher' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await settled(drawer);
  },
};
export const PhoneDrawerRightToLeft: Story = {
  args: { menu: menus.arabic, arabic: true },
  globals: { ...phone, locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'فتح القائمة' }));
    await settled(await canvas.findByRole('dialog'));
  },
};
export const PhoneDrawerLongGerman: Story = {
  args: { menu: menus.long },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menü öffnen' }));
    await settled(await canvas.findByRole('dialog'));
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { args: { menu: menus.fourteen } },
    rightToLeft: { args: { menu: menus.arabic, arabic: true } },
    more: {
      Guest: { filled: Guest },
    },
    long: { args: { menu: menus.long } },
    endless: { args: { menu: menus.endless } },
  },
  { apart: 'window' },
);
