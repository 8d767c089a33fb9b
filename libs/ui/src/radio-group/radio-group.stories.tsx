import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Radio, RadioGroup, type RadioGroupProps } from './radio-group.tsx';

const choices = (
  <>
    <Radio value="invoice" label="Rechnung" description="Zahlbar binnen 14 Tagen" />
    <Radio value="debit" label="Lastschrift" />
    <Radio value="card" label="Kreditkarte" disabled description="Zurzeit nicht möglich" />
    <Radio value="points" label="Prämienpunkte" description="Sie haben 1.250 Punkte" />
  </>
);

const meta = {
  title: 'UI/Controls/RadioGroup',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: RadioGroup,
  args: { label: 'Zahlungsart', name: 'payment', onChange: fn(), children: choices },
  decorators: [
    (Story) => (
      <Container width="reading">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  args: { defaultValue: 'debit', hint: 'Sie zahlen erst nach der Lieferung.' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Zahlungsart' })).toHaveAccessibleDescription(/erst nach der Lieferung/);
    await expect(canvas.getByRole('radio', { name: 'Lastschrift' })).toBeChecked();
    await userEvent.click(canvas.getByText('Zahlbar binnen 14 Tagen'));
    await expect(canvas.getByRole('radio', { name: 'Rechnung' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('invoice');
    await userEvent.click(canvas.getByText('Kreditkarte'));
    await expect(canvas.getByRole('radio', { name: 'Rechnung' })).toBeChecked();
  },
};

export const Cards: Story = {
  args: { look: 'card', defaultValue: 'invoice' },
  play: async ({ canvas, userEvent }) => {
    const points = canvas.getByRole('radio', { name: 'Prämienpunkte' });
    // The edge of the card, not the words.
    await userEvent.click(points.closest('label')!);
    await expect(points).toBeChecked();
  },
};

/** One stop for the tab key; arrows walk, choose and pass over what is switched off. */
export const Keyboard: Story = {
  args: { look: 'card', defaultValue: 'invoice' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Rechnung' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Lastschrift' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Prämienpunkte' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Lastschrift' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('debit');
  },
};

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState<string | null>(null);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

export const NoneChosenYet: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Rechnung' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Rechnung' }));
    await expect(canvas.getByRole('radio', { name: 'Rechnung' })).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { required: true, error: 'Wählen Sie eine Zahlungsart.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup');
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Wählen Sie eine Zahlungsart.');
  },
};

export const InvalidCards: Story = { args: { ...Invalid.args, look: 'card' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'debit' } };

const arabic = (
  <>
    <Radio value="a" label={words.arabicTitle} description={words.arabicText} />
    <Radio value="b" label={words.arabicTitle} />
  </>
);

/** Without a name: radio buttons of one name on a page are one group. */
const nameless = { ...meta, args: { ...meta.args, name: undefined } };

export const Board = board<Story>(nameless, {
  filled: Cards,
  rightToLeft: { args: { label: words.arabicTitle, defaultValue: 'a', look: 'card', children: arabic } },
  more: {
    Plain: { filled: Plain, rightToLeft: { args: { look: undefined, defaultValue: 'a', hint: words.arabicText } } },
    InvalidCards: { filled: InvalidCards, rightToLeft: { args: { error: words.arabicTitle } } },
    Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: 'a' } } },
  },
  long: { args: { label: words.text, look: 'card', children: <Radio value="a" label={words.long} description={words.text} /> } },
  endless: {
    render: () => (
      <Stack>
        <RadioGroup label={words.endless} hint={words.endless} error={words.endless}>
          <Radio value="a" label={words.endless} description={words.endless} />
        </RadioGroup>
        <RadioGroup label="Karten" look="card">
          <Radio value="a" label={words.endless} description={words.endless} />
        </RadioGroup>
      </Stack>
    ),
  },
});
