import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import type { MenuEntry } from '../main-menu/menu-entry.tsx';
import { settled, words } from '../samples/samples.ts';
import { mark, menus } from '../shell/samples.tsx';
import { SideNav } from '../side-nav/side-nav.tsx';
import { from } from '../theme/tools.ts';
import { UserBlock } from '../user-block/user-block.tsx';
import { SideDrawer, type SideDrawerProps } from './side-drawer.tsx';

function Opener(props: Omit<SideDrawerProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.label}</Button>
      <SideDrawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const partsOf = (entries: readonly MenuEntry[], name: string, detail: string, label: string) => ({
  label,
  user: <UserBlock name={name} detail={detail} href="/de_DE/who_is_who/1" />,
  menu: <SideNav label={label} entries={entries} toggleLabel={(entry) => `${entry} …`} />,
});

const meta = {
  title: 'UI/Shell/SideDrawer',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Opener,
  args: {
    ...partsOf(menus.three, 'Anna Bergmann', 'Empfangsleitung', 'Hauptmenü'),
    logo: mark,
    closeLabel: 'Schließen',
    side: 'end',
    settings: <Button look="secondary">Abmelden</Button>,
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: args.label }));
  const drawer = await canvas.findByRole('dialog', { name: args.label });
  await settled(drawer);
};

/** Enter opens it, the focus goes in, through its content, and with Esc back to the button. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Hauptmenü' });
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Hauptmenü' });
    await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
    await expect(canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    for (const name of [/Anna Bergmann/, 'Start', 'Neuigkeiten', 'Wissen']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await settled(drawer);
  },
};

const tooWide = from(1265);

/** When the window grows beyond 1264 px it closes: what it holds is in the bar there. */
export const ClosesOnWideScreens: Story = {
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    const list = original(tooWide);
    window.matchMedia = (query) => (query === tooWide ? list : original(query));
    return () => {
      window.matchMedia = original;
    };
  },
  play: async (context) => {
    await opened(context);
    const list = window.matchMedia(tooWide);
    Object.defineProperty(list, 'matches', { value: true });
    list.dispatchEvent(new Event('change'));
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: opened },
    rightToLeft: {
      args: {
        ...partsOf(menus.arabic, 'ليلى حداد', 'مديرة الاستقبال', 'القائمة الرئيسية'),
        closeLabel: 'إغلاق',
        settings: <Button look="secondary">تسجيل الخروج</Button>,
      },
      play: async (context) => {
        await opened(context);
        const { left, right } = context.canvas.getByRole('dialog').getBoundingClientRect();
        await expect(left).toBeLessThan(document.documentElement.clientWidth - right);
      },
    },
    long: { args: partsOf(menus.long, words.long, words.long, 'Hauptmenü'), play: opened },
    endless: {
      args: { ...partsOf(menus.endless, words.endless, words.endless, 'Hauptmenü'), logo: words.endless, settings: words.text.repeat(20) },
      play: async (context) => {
        await opened(context);
        const drawer = within(context.canvas.getByRole('dialog'));
        const edge = context.canvas.getByRole('dialog').getBoundingClientRect();
        // However much is below it, the head keeps its words: none leave by the top of the screen, or lie over the rest.
        const head = drawer.getByRole('button', { name: 'Schließen' }).parentElement!;
        const title = head.firstElementChild!.getBoundingClientRect();
        await expect(title.top).toBeGreaterThanOrEqual(edge.top);
        await expect(title.bottom).toBeLessThanOrEqual(head.getBoundingClientRect().bottom);
        for (const control of [...drawer.getAllByRole('link'), ...drawer.getAllByRole('button')]) {
          const { left, right } = control.getBoundingClientRect();
          await expect([left >= edge.left, right <= edge.right]).toEqual([true, true]);
        }
      },
    },
  },
  { apart: 'window' },
);
