import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { settled, overflowing, words } from '../samples/samples.ts';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

const send = fn();

function Opener({ fields = 1, ...props }: Partial<FormDialogProps> & { fields?: number }) {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button
        onClick={() => {
          setName('');
          setOpen(true);
        }}
      >
        Thema anlegen …
      </Button>
      <FormDialog
        title="Neues Thema"
        closeLabel="Schließen"
        submitLabel="Anlegen"
        cancelLabel="Abbrechen"
        discard={{
          title: 'Änderungen verwerfen?',
          text: 'Was Sie geschrieben haben, geht verloren.',
          discardLabel: 'Verwerfen',
          keepLabel: 'Weiter schreiben',
        }}
        {...props}
        open={open}
        onOpenChange={setOpen}
        dirty={name !== ''}
        onSubmit={(data) => {
          send(Object.fromEntries(data));
          setOpen(false);
        }}
      >
        <TextField label="Name" name="name" value={name} onChange={setName} />
        {Array.from({ length: fields }, (_, index) => (
          <TextArea key={index} label={`Beschreibung ${index + 1}`} name={`text${index}`} />
        ))}
        {props.children}
      </FormDialog>
    </>
  );
}

const meta = {
  title: 'UI/Overlays/FormDialog',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Opener,
  beforeEach: () => void send.mockClear(),
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Thema anlegen …' }));
  await settled(await canvas.findByRole('dialog'));
};

/** The first field has the focus, and what was not changed closes without a question. */
export const Keyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const dialog = canvas.getByRole('dialog', { name: 'Neues Thema' });
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await opened(context);
    await userEvent.keyboard('Gartenküche');
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await expect(send).toHaveBeenCalledWith({ name: 'Gartenküche', text0: '' });
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await opened(context);
  },
};

/** Closing asks first: the safe answer keeps all that was typed and the focus, the other gives it up. */
export const UnsavedChanges: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const dialog = canvas.getByRole('dialog', { name: 'Neues Thema' });
    await userEvent.keyboard('Garten{Escape}');
    const question = await canvas.findByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Weiter schreiben' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(question).not.toHaveAttribute('open'));
    await expect(dialog).toHaveAttribute('open');
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Garten');
    await userEvent.click(canvas.getByRole('button', { name: 'Schließen' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Verwerfen' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Thema anlegen …' })).toHaveFocus();
    await opened(context);
    await userEvent.keyboard('Garten{Escape}');
    await settled(await canvas.findByRole('alertdialog'));
  },
};

/** A browser may close the dialog without asking (the back gesture of phones); refused, it is there again. */
export const ClosedByTheBrowser: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await opened(context);
    const dialog = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Neues Thema' });
    await userEvent.keyboard('Garten');
    dialog.close();
    await canvas.findByRole('alertdialog');
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter schreiben' }));
    await expect(canvas.getByLabelText('Name')).toHaveValue('Garten');
  },
};

/** While scrolling it shows that there is more, above and below. */
export const ManyFields: Story = {
  args: { fields: 8, width: 'l' },
  play: async (context) => {
    await opened(context);
    const dialog = context.canvas.getByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAttribute('data-below'));
    await expect(dialog).not.toHaveAttribute('data-above');
    dialog.scrollTo(0, dialog.scrollHeight);
    await waitFor(() => expect(dialog).not.toHaveAttribute('data-below'));
    await expect(dialog).toHaveAttribute('data-above');
    await expect(context.canvas.getByRole('button', { name: 'Anlegen' })).toBeVisible();
  },
};

/** On phones a long form takes the whole screen. */
export const Phone: Story = {
  ...ManyFields,
  globals: { viewport: { value: 'phone' } },
};

export const Failing: Story = { args: { error: 'Ein Thema mit diesem Namen gibt es schon.' }, play: opened };

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thema anlegen …' }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}{Enter}');
    await expect(dialog).toHaveAttribute('open');
    await expect(send).not.toHaveBeenCalled();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: UnsavedChanges,
    rightToLeft: { args: { title: words.arabicTitle }, play: opened },
    more: {
      Failing: { filled: Failing, rightToLeft: { args: { error: words.arabicText }, play: opened } },
    },
    long: { args: { title: words.long, submitLabel: words.long, error: words.text }, play: opened },
    endless: {
      args: { title: words.endless, submitLabel: words.endless, error: words.endless },
      play: async (context) => {
        await opened(context);
        await expect(overflowing(context.canvas.getByRole('dialog'))).toEqual([]);
      },
    },
  },
  { apart: 'phone' },
);
