import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { PasswordField } from './password-field.tsx';
import { StrengthMeter, type StrengthMeterTexts } from './strength-meter.tsx';

const meta = {
  title: 'UI/Controls/PasswordField',
  tags: ['stable'],
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

const meter: StrengthMeterTexts = {
  label: 'Passwortstärke:',
  strengths: ['sehr schwach', 'schwach', 'mittel', 'stark', 'sehr stark'],
  advice: 'Nehmen Sie mehr Wörter, die nicht zusammengehören.',
  ownWords: ['Anna Bergmann', 'anna.bergmann@example.com'],
};

/** The bars follow each letter; screen readers read the strength once the typing pauses. */
export const WithMeter: Story = {
  args: { label: 'Neues Passwort', autoComplete: 'new-password', hint: 'Mindestens 10 Zeichen', meter },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Neues Passwort');
    await expect(canvas.queryByText(/Passwortstärke/)).toBeNull();
    await userEvent.type(field, 'Sommer2026!');
    await expect(await canvas.findByText('schwach')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Passwortstärke: schwach'), { timeout: 3000 });
    await userEvent.clear(field);
    await userEvent.type(field, 'vier lila Gabeln tanzen');
    await expect(canvas.getByText('sehr stark')).toBeVisible();
    await expect(canvas.queryByText(/mehr Wörter/)).toBeNull();
  },
};

const Strengths = () => (
  <Stack>
    {['passwort', 'Sommer2026!', 'Xk9$mQ2v', 'Xk9$mQ2vWp', 'vier lila Gabeln tanzen'].map((password) => (
      <StrengthMeter key={password} password={password} {...meter} />
    ))}
  </Stack>
);

export const AllStrengths: Story = { render: () => <Strengths /> };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('geheim');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Eingabe zeigen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('Passwort')).toHaveAttribute('type', 'text');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'geheim' } };

export const Invalid: Story = { args: { error: 'Geben Sie Ihr Passwort ein.' } };

export const Board = board<Story>(meta, {
  filled: Invalid,
  rightToLeft: { args: { label: 'كلمة المرور', defaultValue: 'geheim' } },
  more: {
    AllStrengths: { filled: AllStrengths },
    Disabled: { filled: Disabled },
  },
  long: { args: { label: words.long, hint: words.text, error: words.text } },
  endless: {
    args: { label: words.endless, defaultValue: words.endless, error: words.endless },
    render: (args) => (
      <>
        <PasswordField {...args} />
        <StrengthMeter password="passwort" label={words.endless} strengths={Array(5).fill(words.endless) as never} advice={words.endless} />
      </>
    ),
  },
});
