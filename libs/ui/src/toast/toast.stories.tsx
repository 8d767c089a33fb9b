import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { words } from '../samples/samples.ts';
import { ToastProvider, useToast, type ToastOptions } from './toast.tsx';

function Shower({ message, options }: { message: string; options?: ToastOptions }) {
  const show = useToast();
  return <Button onClick={() => show(message, options)}>Speichern</Button>;
}

const meta = {
  title: 'UI/Toast',
  parameters: { layout: 'padded' },
  component: Shower,
  args: { message: 'Gespeichert.' },
  decorators: [
    (Story) => (
      <ToastProvider dismissLabel="Schließen">
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Shower>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesByItself: Story = {
  args: { options: { duration: 300 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Gespeichert.');
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};

export const StaysUntilClosed: Story = {
  args: { options: { duration: null, tone: 'critical' }, message: 'Der Kommentar konnte nicht gesendet werden.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    const [first] = canvas.getAllByRole('button', { name: 'Schließen' });
    await userEvent.click(first as Element);
    await expect(canvas.getAllByRole('button', { name: 'Schließen' })).toHaveLength(1);
  },
};

const shown: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
  await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
};

export const LongGerman: Story = { args: { message: words.long.repeat(3), options: { duration: null } }, play: shown };

export const Dark: Story = { args: { options: { duration: null } }, play: shown, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { message: words.arabicText, options: { duration: null } },
  play: shown,
  globals: { locale: 'ar' },
};
