import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/TextField',
  parameters: { layout: 'padded' },
  component: TextField,
  args: { label: 'E-Mail oder Benutzername', onChange: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('E-Mail oder Benutzername'));
    await userEvent.keyboard('anna');
    await expect(canvas.getByLabelText('E-Mail oder Benutzername')).toHaveValue('anna');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};

export const WithHint: Story = {
  args: { hint: 'So wie auf Ihrem Dienstausweis', defaultValue: 'anna.bergmann' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('So wie auf Ihrem Dienstausweis');
  },
};

export const Invalid: Story = {
  args: { hint: 'So wie auf Ihrem Dienstausweis', error: 'Geben Sie Ihre E-Mail oder Ihren Benutzernamen ein.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Dienstausweis Geben Sie/);
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna.bergmann' } };

export const LongGerman: Story = { args: { label: words.long.repeat(2), hint: words.text, error: words.long.repeat(2) } };

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { label: 'البريد الإلكتروني', hint: 'كما في بطاقتك', error: 'أدخل بريدك الإلكتروني.' },
  globals: { locale: 'ar' },
};
