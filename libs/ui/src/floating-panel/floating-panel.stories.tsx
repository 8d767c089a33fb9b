import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { settled, words } from '../samples/samples.ts';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel.tsx';

function Opener(props: Omit<FloatingPanelProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Chat</Button>
      <Button look="secondary">Daneben</Button>
      <FloatingPanel {...props} open={open} onOpenChange={setOpen}>
        <Button onClick={() => setOpen(false)}>Schließen</Button>
        {props.children}
      </FloatingPanel>
    </>
  );
}

const meta = {
  title: 'UI/Overlays/FloatingPanel',
  tags: ['beta'],
  component: Opener,
  args: { label: 'Gespräche', children: <p>{words.text}</p> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Chat' }));
  await settled(await canvas.findByRole('dialog', { name: 'Gespräche' }));
};

/** The page beside it stays usable; Esc closes it from within, and the focus is back. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(false);
    await expect(canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Daneben' }));
    await expect(dialog).toHaveAttribute('open');
    canvas.getByRole('button', { name: 'Schließen' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await waitFor(() => expect(dialog).toBeEmptyDOMElement());
    await opened(context);
  },
};

/** On a phone it is the screen. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await opened(context);
    const dialog = context.canvas.getByRole('dialog');
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(dialog.getBoundingClientRect().width).toBeGreaterThanOrEqual(document.body.clientWidth);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(context.canvas.getByRole('button', { name: 'Chat' })).toHaveFocus();
    await opened(context);
  },
};

export const Board = board<Story>(meta, {
  filled: { play: opened },
  rightToLeft: { args: { children: <p>{words.arabicText}</p> }, play: opened },
  long: { args: { children: <p>{words.long.repeat(2)}</p> }, play: opened },
  endless: { args: { children: <p>{words.endless}</p> }, play: opened },
});
