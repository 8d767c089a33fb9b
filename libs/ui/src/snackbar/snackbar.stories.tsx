import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { settled, overflowing, words } from '../samples/samples.ts';
import type { SnackbarOptions } from './snackbar-queue.ts';
import { SnackbarProvider, useSnackbar } from './snackbar.tsx';

interface Message extends SnackbarOptions {
  message: ReactNode;
}

/** One button for each message. */
function Shower({ messages }: { messages: readonly Message[] }) {
  const show = useSnackbar();
  return (
    <Cluster>
      {messages.map(({ message, ...options }, index) => (
        <Button key={index} look={index === 0 ? 'primary' : 'secondary'} onClick={() => show(message, options)}>
          Zeigen {index + 1}
        </Button>
      ))}
    </Cluster>
  );
}

const undo = fn();
const deleted: Message = { message: 'Kommentar gelöscht.', action: { label: 'Rückgängig', onPress: undo } };
const failed: Message = { message: 'Der Kommentar konnte nicht gesendet werden.', tone: 'critical' };
const saved: Message = { message: 'Gespeichert.', duration: null };

const meta = {
  title: 'UI/Overlays/Snackbar',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Shower,
  args: { messages: [saved] },
  decorators: [
    (Story) => (
      <SnackbarProvider label="Mitteilungen" dismissLabel="Schließen">
        <Story />
      </SnackbarProvider>
    ),
  ],
  beforeEach: () => void undo.mockClear(),
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (number: number) => ({ name: `Zeigen ${number}` });

const allShown: Story['play'] = async ({ canvas, userEvent }) => {
  for (const button of canvas.getAllByRole('button', { name: /^Zeigen/ })) await userEvent.click(button);
  await settled(canvas.getByRole('region', { name: 'Mitteilungen' }));
};

/** The regions that are read out are there before anything is said; what was said leaves by itself. */
export const LeavesByItself: Story = {
  tags: ['ends-closed'],
  args: { messages: [{ message: 'Gespeichert.', duration: 300 }] },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', press(1)));
    await expect(status).toHaveTextContent('Gespeichert.');
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** F6 goes to the messages and back, Esc closes the one with the focus and goes on to the next. */
export const Keyboard: Story = {
  args: { messages: [saved, deleted] },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Zeigen/ });
    await userEvent.click(first!);
    second!.focus();
    await userEvent.keyboard('{Enter}{F6}');
    await expect(canvas.getAllByRole('button', { name: 'Schließen' })[0]).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{F6}{Escape}');
    await waitFor(() => expect(canvas.getByRole('status')).not.toHaveTextContent('Gespeichert.'));
    await expect(canvas.getByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(undo).toHaveBeenCalledOnce();
    await expect(second).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    await userEvent.keyboard('{Enter}');
    await settled(canvas.getByRole('region', { name: 'Mitteilungen' }));
  },
};

/** A message stays while the pointer is over it. */
export const WaitsWhilePointedAt: Story = {
  tags: ['ends-closed'],
  args: { messages: [{ message: 'Gespeichert.', duration: 300 }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', press(1)));
    const status = canvas.getByRole('status');
    await userEvent.hover(within(status).getByText('Gespeichert.'));
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(status).toHaveTextContent('Gespeichert.');
    await userEvent.unhover(within(status).getByText('Gespeichert.'));
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
};

/** At most three at once; a failure interrupts the screen reader and is above. */
export const Stack: Story = {
  args: { messages: [saved, deleted, failed, { message: 'Und noch eine.', duration: null }] },
  globals: { viewport: { value: 'desktop' } },
  play: async (context) => {
    await allShown(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getAllByRole('button', { name: 'Schließen' })).toHaveLength(3);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Der Kommentar konnte nicht gesendet werden.');
    const middles = [canvas.getByText('Kommentar gelöscht.'), canvas.getByRole('button', { name: 'Rückgängig' })].map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    });
    await expect(middles[1]).toBeCloseTo(middles[0]!, 0);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Schließen' })[0]!);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Und noch eine.'));
  },
};

/** On phones one after the other. */
export const Phone: Story = {
  args: { messages: [deleted, saved] },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await allShown(context);
    await expect(context.canvas.getAllByRole('button', { name: 'Schließen' })).toHaveLength(1);
  },
};

/** The same said twice is one message. */
export const SaidTwice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', press(1)));
    await userEvent.click(canvas.getByRole('button', press(1)));
    await expect(canvas.getAllByText('Gespeichert.')).toHaveLength(1);
  },
};

function InDialog() {
  const show = useSnackbar();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Öffnen</Button>
      <Dialog title="Mitglieder" closeLabel="Zu" open={open} onOpenChange={setOpen}>
        <Button onClick={() => show('Einladung gesendet.', { action: { label: 'Rückgängig', onPress: undo } })}>Einladen</Button>
      </Dialog>
    </>
  );
}

/** In front of an open dialog, where it can be read aloud and pressed, and still there when the dialog has closed. */
export const WhileADialogIsOpen: Story = {
  render: () => <InDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    const dialog = await canvas.findByRole('dialog');
    await settled(dialog);
    await userEvent.click(canvas.getByRole('button', { name: 'Einladen' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Einladung gesendet.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Zu' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(dialog).not.toHaveTextContent('Einladung gesendet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await expect(undo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Öffnen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Einladen' }));
    await settled(dialog);
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { args: { messages: [saved, deleted, failed] }, play: allShown },
    rightToLeft: { args: { messages: [{ message: words.arabicText, action: { label: 'تراجع', onPress: undo } }] }, play: allShown },
    long: {
      args: { messages: [{ message: words.text, action: { label: 'Löschvorgang rückgängig machen', onPress: undo } }] },
      play: allShown,
    },
    endless: {
      args: { messages: [{ message: words.endless, action: { label: words.endless, onPress: undo } }] },
      play: async (context) => {
        await allShown(context);
        await expect(overflowing(context.canvas.getByRole('region'))).toEqual([]);
      },
    },
  },
  { apart: 'phone' },
);
