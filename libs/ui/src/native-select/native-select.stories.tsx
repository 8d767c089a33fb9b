import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { whatSticksOut, words } from '../samples/samples.ts';
import { NativeSelect } from './native-select.tsx';

const meta = {
  title: 'UI/Controls/NativeSelect',
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

export const EndlessWord: Story = {
  args: { label: words.endless, children: <option>{words.endless}</option> },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(whatSticksOut(canvasElement)).toEqual([]);
  },
};

export const Invalid: Story = { args: { error: 'Wählen Sie eine Sprache.' } };

export const LongGerman: Story = { args: { children: <option>{words.long.repeat(2)}</option> } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { label: 'اللغة', defaultValue: 'ar' }, globals: { locale: 'ar' } };
