import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { settled, words } from '../samples/samples.ts';
import { menus } from '../shell/samples.tsx';
import { MainMenu } from './main-menu.tsx';

const meta = {
  title: 'UI/Shell/MainMenu',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: MainMenu,
  args: { label: 'Hauptmenü', moreLabel: 'Mehr', entries: menus.three, toggleLabel: (entry) => `${entry}: weitere Seiten` },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MainMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const flyout = { name: 'Wissen: weitere Seiten' };

/** The entry stays a link; its arrow opens the list below with Enter or ArrowDown, arrows walk, Esc closes and gives the focus back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Neuigkeiten' })).toHaveAttribute('aria-current', 'page');
    const toggle = canvas.getByRole('button', flyout);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Wissen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Aurelia Akademie' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Handbücher' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Häufige Fragen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await settled(canvas.getByRole('navigation'));
  },
};

/** A mouse that rests opens, one that leaves closes; a press keeps it open, a press elsewhere closes it. */
export const Mouse: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', flyout);
    const link = canvas.getByRole('link', { name: 'Wissen' });
    await userEvent.hover(link);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.unhover(link);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.hover(link);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(toggle);
    await userEvent.unhover(toggle);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(document.body);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await settled(canvas.getByRole('navigation'));
  },
};

/** What has no room is under "More", with its sub-items, and nowhere else. */
export const Overflow: Story = {
  args: { entries: menus.fourteen },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'Mehr' });
    await expect(canvas.queryByRole('link', { name: 'Hilfe' })).toBeNull();
    more.focus();
    await userEvent.keyboard('{Enter}');
    const help = canvas.getByRole('link', { name: 'Hilfe' });
    await settled(canvas.getByRole('navigation'));
    await expect(help).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dienstplan' })).toBeVisible();
    await expect(help.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    const bar = within(canvas.getAllByRole('list')[0]!);
    await expect(bar.getByRole('link', { name: 'Start' })).toBeVisible();
  },
};

/** With room for all, "More" is not there. */
export const WithRoom: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('list')[0]).toHaveAttribute('data-measured'));
    await expect(canvas.queryByRole('button', { name: 'Mehr' })).toBeNull();
  },
};

const opened: Story['play'] = async ({ canvas, userEvent, args }) => {
  const withSubs = args.entries.find(({ entries }) => entries?.length)!;
  await userEvent.click(canvas.getByRole('button', { name: args.toggleLabel(withSubs.label) }));
  await settled(canvas.getByRole('navigation'));
};

export const Board = board<Story>(
  meta,
  {
    filled: { args: { entries: menus.fourteen }, play: opened },
    rightToLeft: { args: { entries: menus.arabic, moreLabel: 'المزيد' }, play: opened },
    long: { args: { entries: menus.long }, play: opened },
    endless: {
      args: { entries: menus.endless, moreLabel: words.endless },
      play: async ({ canvas }) => {
        const more = await canvas.findByRole('button', { name: words.endless });
        await expect(more.getBoundingClientRect().right).toBeLessThanOrEqual(canvas.getByRole('navigation').getBoundingClientRect().right);
      },
    },
  },
  { apart: 'window' },
);
