import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Stepper, type StepperProps } from './stepper.tsx';

const meta = {
  title: 'UI/Controls/Stepper',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Stepper,
  args: { label: 'Anzahl', decrementLabel: 'Weniger', incrementLabel: 'Mehr', defaultValue: 1, onChange: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pressing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr' }));
    await expect(canvas.getByRole('textbox', { name: 'Anzahl' })).toHaveValue('2');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(canvas.getByRole('button', { name: 'Weniger' })).toBeDisabled();
  },
};

/** Held down it goes on by itself. */
export const Holding: Story = {
  play: async ({ canvas }) => {
    const more = canvas.getByRole('button', { name: 'Mehr' });
    const pointer = { pointerId: 1, button: 0, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5, detail: 1 };
    await fireEvent.pointerDown(more, pointer);
    await waitFor(() => expect(Number(canvas.getByRole<HTMLInputElement>('textbox').value)).toBeGreaterThan(5), { timeout: 4000 });
    await fireEvent.pointerUp(more, pointer);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: 5 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    for (const [key, value] of [
      ['{ArrowUp}', '6'],
      ['{ArrowDown}', '5'],
      ['{PageUp}', '15'],
      ['{PageDown}', '5'],
      ['{End}', '99'],
      ['{PageUp}', '99'],
      ['{Home}', '0'],
      ['{ArrowDown}', '0'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(field).toHaveValue(value);
      await expect(args.onChange).toHaveBeenLastCalledWith(Number(value));
    }
  },
};

/** Too much is brought back into the range, letters are not taken, and nothing is nothing. */
export const Typing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, '150');
    await userEvent.tab();
    await expect(field).toHaveValue('99');
    await expect(args.onChange).toHaveBeenLastCalledWith(99);
    await userEvent.clear(field);
    await userEvent.type(field, '1x2{Enter}');
    await expect(field).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

function Line(props: StepperProps) {
  const [value, setValue] = useState<number | null>(2);
  if (value === 0) return <Text>Aus dem Warenkorb genommen.</Text>;
  return <Stepper {...props} value={value} onChange={setValue} />;
}

/** In a cart 0 means to take the product out: at 1 the button says so. */
export const InACart: Story = {
  args: { label: 'Anzahl Kochschürze', labelHidden: true, removeLabel: 'Kochschürze entfernen' },
  render: (args) => <Line {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weniger' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Kochschürze entfernen' }));
    await expect(canvas.getByText('Aus dem Warenkorb genommen.')).toBeVisible();
  },
};

export const Removing: Story = { args: { removeLabel: 'Entfernen' } };

export const Invalid: Story = {
  args: { error: 'Davon sind nur noch 3 da.', defaultValue: 4, hint: 'Höchstens 99' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/Höchstens 99 Davon sind nur noch 3 da/);
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const AtItsEnds: Story = {
  render: (args) => (
    <Stack>
      <Stepper {...args} label="Keines" defaultValue={0} />
      <Stepper {...args} label="Alle" defaultValue={99} />
    </Stack>
  ),
};

export const Board = board<Story>(meta, {
  filled: { args: { removeLabel: 'Entfernen', hint: 'Höchstens 99' } },
  rightToLeft: {
    args: { label: 'الكمية', decrementLabel: 'أقل', incrementLabel: 'أكثر', defaultValue: 12 },
    play: async ({ canvas }) => {
      const x = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().left;
      await expect(x('أقل')).toBeGreaterThan(x('أكثر'));
    },
  },
  more: {
    Invalid: { filled: Invalid, rightToLeft: { args: { hint: words.arabicTitle, error: words.arabicText } } },
    Disabled: { filled: Disabled },
  },
  long: { args: { label: words.text, hint: words.text, error: words.text } },
  endless: { args: { label: words.endless, hint: words.endless, error: words.endless } },
});
