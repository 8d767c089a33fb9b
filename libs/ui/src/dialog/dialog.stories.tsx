import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { settled, words } from '../samples/samples.ts';
import { Dialog, type DialogProps } from './dialog.tsx';

function Opener(props: Omit<DialogProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Löschen …</Button>
      <Dialog
        {...props}
        open={open}
        onClose={() => setOpen(false)}
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
  title: 'UI/Dialog',
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
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    const dialog = canvas.getByRole('dialog', { name: 'Kommentar löschen?' });
    await expect(dialog.offsetWidth).toBeLessThanOrEqual(550);
    await userEvent.click(canvas.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
    await expect(canvas.getByRole('button', { name: 'Löschen …' })).toHaveFocus();
  },
};

export const EscapeCloses: Story = {
  play: async (context) => {
    await opened(context);
    const dialog = context.canvas.getByRole('dialog');
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'));
  },
};

export const Large: Story = { args: { width: 'l' }, play: opened };

export const TallContent: Story = {
  args: { children: words.text.repeat(60) },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.getByRole('dialog').offsetHeight).toBeLessThanOrEqual(window.innerHeight);
    await expect(context.canvas.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  },
};

export const LongGerman: Story = { args: { title: words.long.repeat(2), children: words.long.repeat(5) }, play: opened };

export const Dark: Story = { play: opened, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { title: words.arabicTitle, children: words.arabicText },
  play: opened,
  globals: { locale: 'ar' },
};
