import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { NativeSelect } from './native-select.tsx';

const meta = {
  title: 'UI/NativeSelect',
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

export const Invalid: Story = { args: { error: 'Wählen Sie eine Sprache.' } };

export const LongGerman: Story = { args: { children: <option>{words.long.repeat(2)}</option> } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { label: 'اللغة', defaultValue: 'ar' }, globals: { locale: 'ar' } };
