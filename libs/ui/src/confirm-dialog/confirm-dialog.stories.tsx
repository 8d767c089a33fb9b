import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { settled, overflowing, words } from '../samples/samples.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const confirm = fn();

/** A server that refuses the first time. */
function Opener({ fails = false, ...props }: Partial<ConfirmDialogProps> & { fails?: boolean }) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const onConfirm = () => {
    confirm();
    setState('pending');
    setTimeout(() => {
      setState(fails && state !== 'failed' ? 'failed' : 'idle');
      if (!fails || state === 'failed') setOpen(false);
    }, 600);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Gruppe verlassen …</Button>
      <ConfirmDialog
        title="Gruppe „Küche & Keller“ verlassen?"
        confirmLabel="Gruppe verlassen"
        cancelLabel="Abbrechen"
        pending={state === 'pending'}
        error={state === 'failed' && 'Der Server antwortet nicht. Bitte versuchen Sie es noch einmal.'}
        {...props}
        open={open}
        onOpenChange={setOpen}
        onConfirm={onConfirm}
      >
        {props.children ?? 'Sie sehen ihre Beiträge und Dateien dann nicht mehr. Beitreten können Sie jederzeit wieder.'}
      </ConfirmDialog>
    </>
  );
}

const meta = {
  title: 'UI/Overlays/ConfirmDialog',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Opener,
  beforeEach: () => void confirm.mockClear(),
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Gruppe verlassen …' }));
  await settled(await canvas.findByRole('alertdialog'));
};

/** The safe answer has the focus; the dialog stays while the action runs, and gives the focus back afterwards. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Gruppe verlassen …' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await canvas.findByRole('alertdialog', { name: /verlassen\?/ });
    await expect(dialog).toHaveAccessibleDescription(/Beiträge/);
    const cancel = canvas.getByRole('button', { name: 'Abbrechen' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Gruppe verlassen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(confirm).toHaveBeenCalledOnce();
    await expect(dialog).toHaveAttribute('open');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await settled(dialog);
  },
};

/** The action waits for the tick, and every opening asks again. */
export const WithCheckbox: Story = {
  args: { acknowledgement: 'Ja, ich möchte die Gruppe verlassen.' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const action = canvas.getByRole('button', { name: 'Gruppe verlassen' });
    await expect(action).toBeDisabled();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift} ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(action).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await opened(context);
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(action).toBeDisabled();
  },
};

export const Danger: Story = {
  args: {
    look: 'danger',
    title: 'Kommentar löschen?',
    children: 'Das lässt sich nicht rückgängig machen.',
    confirmLabel: 'Endgültig löschen',
  },
  play: opened,
};

/** What went wrong is said inside, and the same button tries again. */
export const Failing: Story = {
  args: { fails: true },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const dialog = canvas.getByRole('alertdialog');
    const action = canvas.getByRole('button', { name: 'Gruppe verlassen' });
    await userEvent.click(action);
    await expect(action).toHaveAttribute('aria-busy', 'true');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Der Server antwortet nicht.');
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(action);
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await opened(context);
    await userEvent.click(action);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Phone: Story = { ...WithCheckbox, globals: { viewport: { value: 'phone' } } };

export const Board = board<Story>(
  meta,
  {
    filled: { ...WithCheckbox, args: { ...WithCheckbox.args, look: 'danger' } },
    rightToLeft: {
      args: {
        title: words.arabicTitle,
        children: words.arabicText,
        acknowledgement: 'نعم، أريد ذلك',
        confirmLabel: 'متابعة',
        cancelLabel: 'إلغاء',
      },
      play: opened,
    },
    more: {
      Failing: {
        filled: Failing,
        rightToLeft: {
          args: { acknowledgement: undefined },
          play: async (context) => {
            await opened(context);
            await context.userEvent.click(context.canvas.getByRole('button', { name: 'متابعة' }));
            await context.canvas.findByRole('alert');
          },
        },
      },
    },
    long: {
      args: {
        title: words.long,
        children: words.text,
        acknowledgement: words.text,
        confirmLabel: 'Mitgliedschaft in der Arbeitsgruppe unwiderruflich beenden',
      },
      play: opened,
    },
    endless: {
      args: {
        title: words.endless,
        children: words.endless,
        acknowledgement: words.endless,
        confirmLabel: words.endless,
        error: words.endless,
      },
      play: async (context) => {
        await opened(context);
        await expect(overflowing(context.canvas.getByRole('alertdialog'))).toEqual([]);
      },
    },
  },
  { apart: 'phone' },
);
