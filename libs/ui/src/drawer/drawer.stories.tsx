import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { settled, overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Drawer, type DrawerProps } from './drawer.tsx';

function Opener(props: Omit<DrawerProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Menü</Button>
      <Drawer {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/Drawer',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Opener,
  args: {
    title: 'Foyer',
    closeLabel: 'Schließen',
    children: (
      <Stack gap="none" align="start">
        <Link look="standalone" href="/de_DE">
          Start
        </Link>
        <Link look="standalone" href="/de_DE/news">
          Neuigkeiten
        </Link>
      </Stack>
    ),
  },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Enter opens it, the focus stays inside, Esc closes it, and the focus is back at the button. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Menü' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await canvas.findByRole('dialog', { name: 'Foyer' });
    await expect(canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Start' })).toHaveFocus();
    await waitFor(() => expect(drawer.matches(':modal')).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await waitFor(() => expect(drawer).toBeEmptyDOMElement());
    await userEvent.keyboard('{Enter}');
    await settled(drawer);
  },
};

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Menü' }));
  await settled(await canvas.findByRole('dialog'));
};

export const BesideItCloses: Story = {
  play: async (context) => {
    await opened(context);
    const drawer = context.canvas.getByRole('dialog');
    await context.userEvent.click(context.canvas.getByRole('link', { name: 'Start' }));
    await expect(drawer).toHaveAttribute('open');
    // The backdrop belongs to the dialog element itself.
    await context.userEvent.click(drawer);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await opened(context);
  },
};

export const FromTheEnd: Story = { args: { side: 'end' }, play: opened };

const finger = (type: string, target: Element, clientX: number) =>
  target.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', isPrimary: true, bubbles: true, clientX, clientY: 300 }));

/** A finger pushes it out; a short, slow push lets it come back. */
export const Swipe: Story = {
  play: async (context) => {
    await opened(context);
    const drawer = context.canvas.getByRole('dialog');
    // What follows the finger comes once the open drawer is painted.
    await waitFor(() => {
      finger('pointerdown', drawer, 300);
      finger('pointermove', drawer, 260);
      expect(drawer.style.transform).toBe('translateX(-40px)');
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    finger('pointerup', drawer, 260);
    await expect(drawer.style.transform).toBe('');
    await expect(drawer).toHaveAttribute('open');
    finger('pointerdown', drawer, 300);
    finger('pointermove', drawer, 100);
    finger('pointerup', drawer, 100);
    await waitFor(() => expect(drawer).not.toHaveAttribute('open'));
    await opened(context);
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: opened },
    rightToLeft: {
      play: async (context) => {
        await opened(context);
        const drawer = context.canvas.getByRole('dialog');
        // The body ends where room is kept for a scroll bar; the window does not.
        await waitFor(() => expect(drawer.getBoundingClientRect().right).toBeCloseTo(document.body.getBoundingClientRect().right, 0));
      },
    },
    long: { args: { title: words.long, children: words.text }, play: opened },
    endless: {
      args: { title: words.endless, children: words.endless },
      play: async (context) => {
        await opened(context);
        await expect(overflowing(context.canvas.getByRole('dialog'))).toEqual([]);
      },
    },
  },
  { apart: 'phone' },
);
