import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../container/container.tsx';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'UI/PasswordField',
  parameters: { layout: 'padded' },
  component: PasswordField,
  args: { label: 'Passwort', revealLabel: 'Eingabe zeigen', concealLabel: 'Eingabe verbergen', autoComplete: 'current-password' },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Revealing: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Passwort');
    await userEvent.type(field, 'geheim');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('geheim');
    await userEvent.click(canvas.getByRole('button', { name: 'Eingabe verbergen' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Invalid: Story = { args: { error: 'Geben Sie Ihr Passwort ein.' } };

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { label: 'كلمة المرور', defaultValue: 'geheim' }, globals: { locale: 'ar' } };
