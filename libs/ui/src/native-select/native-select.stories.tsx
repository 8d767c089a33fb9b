import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { NativeSelect } from './native-select.tsx';

const meta = {
  title: 'UI/Controls/NativeSelect',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: NativeSelect,
  args: {
    label: 'Sprache',
    onChange: fn(),
    children: (
      <>
        <option value="de_DE">Deutsch</option>
        <option value="fr_FR">Français</option>
        <option value="ar">العربية</option>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByLabelText('Sprache');
    await userEvent.selectOptions(select, 'Français');
    await expect(select).toHaveValue('fr_FR');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** A stop of the tab key with a name; what the keys do inside is the browser's own. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: 'Sprache' });
    await expect(select).toHaveFocus();
    await expect(select).toHaveValue('de_DE');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Invalid: Story = { args: { error: 'Wählen Sie eine Sprache.' } };

export const Board = board<Story>(meta, {
  rightToLeft: { args: { label: 'اللغة', defaultValue: 'ar' } },
  more: {
    Invalid: { filled: Invalid, rightToLeft: { args: { error: 'اختر لغة.' } } },
    Disabled: { filled: Disabled },
  },
  long: { args: { children: <option>{words.long.repeat(2)}</option> } },
  endless: { args: { label: words.endless, children: <option>{words.endless}</option> } },
});
