import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { settled, overflowing, words } from '../samples/samples.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Omit<DialogProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen …</Button>
      <Dialog
        {...props}
        open={open}
        onOpenChange={setOpen}
        actions={
          <>
            <Button look="secondary" onClick={() => setOpen(false)}>
              Abbrechen
            </Button>
            <Button look="danger">Löschen</Button>
          </>
        }
      />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/Dialog',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Opener,
  args: { title: 'Kommentar löschen?', closeLabel: 'Schließen', children: words.text },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Löschen …' }));
  await settled(await canvas.findByRole('dialog'));
};

export const Medium: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const dialog = canvas.getByRole('dialog', { name: 'Kommentar löschen?' });
    await expect(dialog.offsetWidth).toBe(550);
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Löschen …' })).toHaveFocus();
    await opened(context);
  },
};

/** Nothing to fill in: the dialog itself has the focus, so that it reads from the top and the keys scroll it. */
export const Keyboard: Story = {
  play: async (context) => {
    await opened(context);
    const dialog = context.canvas.getByRole('dialog');
    await expect(dialog).toHaveFocus();
    await context.userEvent.tab();
    await expect(context.canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await context.userEvent.keyboard('{Enter}');
    await settled(dialog);
  },
};

/** Has the focus before the press ends, without which no touch keyboard comes up. */
export const WithinThePress: Story = {
  args: { children: <TextField label="Suche" /> },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Löschen …' }).click();
    // React renders what a press changes once the press has been handled, in the same task.
    await Promise.resolve();
    await expect(canvas.getByRole('textbox', { name: 'Suche' })).toHaveFocus();
    await settled(canvas.getByRole('dialog'));
  },
};

function FromTheStart() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Willkommen</Button>
      <Dialog title="Willkommen" closeLabel="Schließen" open={open} onOpenChange={setOpen}>
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

/** Open without a press, such as after an address that asks for it. */
export const OpenFromTheStart: Story = {
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: () => <FromTheStart />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Willkommen' });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await userEvent.click(canvas.getByRole('button', { name: 'Willkommen' }));
    await settled(dialog);
  },
};

/** A press beside it does nothing where closing would cost something; Esc still asks. */
export const StaysOnPressBeside: Story = {
  args: { pressBeside: 'stays' },
  play: async (context) => {
    await opened(context);
    const dialog = context.canvas.getByRole('dialog');
    await context.userEvent.pointer({ keys: '[MouseLeft]', target: dialog, coords: { clientX: 2, clientY: 2 } });
    await expect(dialog).toHaveAttribute('open');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await opened(context);
  },
};

export const Large: Story = {
  args: { width: 'l' },
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByRole('dialog').offsetWidth).toBe(950);
  },
};

export const TallContent: Story = {
  args: { children: words.text.repeat(60) },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByRole('dialog').offsetHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(context.canvas.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  },
};

function Nest() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(1)}>Löschen …</Button>
      <Dialog title="Mitglieder" closeLabel="Schließen" width="l" open={open > 0} onOpenChange={() => setOpen(0)}>
        {words.text.repeat(10)}
        <Button look="secondary" onClick={() => setOpen(2)}>
          Einladen …
        </Button>
        <Dialog title="Einladen" closeLabel="Doch nicht" open={open > 1} onOpenChange={() => setOpen(1)}>
          {words.text}
        </Dialog>
      </Dialog>
    </>
  );
}

/** Each Esc closes the topmost alone and gives the focus back to where it came from. */
export const Nested: Story = {
  render: () => <Nest />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen …' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Einladen …' }));
    const outer = canvas.getByRole('dialog', { name: 'Mitglieder' });
    const inner = canvas.getByRole('dialog', { name: 'Einladen' });
    await expect(inner).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(inner).not.toHaveAttribute('open'));
    await expect(outer).toHaveAttribute('open');
    await expect(canvas.getByRole('button', { name: 'Einladen …' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(outer).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Löschen …' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Einladen …' }));
    await settled(inner);
  },
};

export const Phone: Story = { args: { width: 'l' }, play: opened, globals: { viewport: { value: 'phone' } } };

export const Board = board<Story>(
  meta,
  {
    filled: { play: opened },
    rightToLeft: { args: { title: words.arabicTitle, children: words.arabicText }, play: opened },
    long: { args: { title: words.long.repeat(2), children: words.long.repeat(5) }, play: opened },
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
