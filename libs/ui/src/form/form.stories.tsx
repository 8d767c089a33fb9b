import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type FormEvent } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { CheckboxGroup } from '../checkbox/checkbox-group.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Container } from '../container/container.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { ErrorSummary, type FormError } from '../error-summary/error-summary.tsx';
import { Heading } from '../heading/heading.tsx';
import { Link } from '../link/link.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { Radio, RadioGroup } from '../radio-group/radio-group.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Stepper } from '../stepper/stepper.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

/** What the form asks, and what it says where an answer is missing. In the order of the fields. */
const rules: { field: string; text: string; isWrong: (data: FormData) => boolean }[] = [
  { field: 'name', text: 'Geben Sie Ihren Namen ein.', isWrong: (data) => !String(data.get('name')).trim() },
  {
    field: 'email',
    text: 'Geben Sie eine E-Mail-Adresse ein, wie anna@example.com.',
    isWrong: (data) => !/^[^\s@]+@\S+$/.test(String(data.get('email')).trim()),
  },
  { field: 'password', text: 'Nehmen Sie mindestens 10 Zeichen.', isWrong: (data) => String(data.get('password')).length < 10 },
  { field: 'birthday', text: 'Geben Sie Ihren Geburtstag ein.', isWrong: (data) => !data.get('birthday') },
  { field: 'payment', text: 'Wählen Sie eine Zahlungsart.', isWrong: (data) => !data.get('payment') },
  { field: 'topics', text: 'Wählen Sie mindestens ein Thema.', isWrong: (data) => !data.has('topics') },
  { field: 'terms', text: 'Stimmen Sie den Bedingungen zu.', isWrong: (data) => !data.has('terms') },
];

interface RegistrationProps {
  onSend: (data: Record<string, FormDataEntryValue>) => void;
}

/** The house's pattern of a form: native fields keep what is typed, the form reads them when it is sent, and the summary takes the focus. */
function Registration({ onSend }: RegistrationProps) {
  const [attempt, setAttempt] = useState<{ number: number; errors: FormError[] }>({ number: 0, errors: [] });
  const errorOf = (field: string) => attempt.errors.find((error) => error.field === field)?.text;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const errors = rules.filter(({ isWrong }) => isWrong(data)).map(({ field, text }) => ({ field, text }));
    setAttempt({ number: attempt.number + 1, errors });
    if (errors.length === 0) onSend(Object.fromEntries(data));
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack gap="l">
        <Heading level={1}>Registrieren</Heading>
        {attempt.errors.length > 0 && <ErrorSummary key={attempt.number} title="Es gibt ein Problem" errors={attempt.errors} />}
        <TextField
          id="name"
          name="name"
          label="Name"
          hint="So wie auf Ihrem Dienstausweis"
          autoComplete="name"
          required
          error={errorOf('name')}
        />
        <TextField id="email" name="email" type="email" label="E-Mail" autoComplete="email" required error={errorOf('email')} />
        <PasswordField
          id="password"
          name="password"
          label="Neues Passwort"
          hint="Mindestens 10 Zeichen"
          revealLabel="Eingabe zeigen"
          concealLabel="Eingabe verbergen"
          autoComplete="new-password"
          required
          meter={{ label: 'Passwortstärke:', strengths: ['sehr schwach', 'schwach', 'mittel', 'stark', 'sehr stark'] }}
          error={errorOf('password')}
        />
        <DateField
          id="birthday"
          name="birthday"
          label="Geburtstag"
          hint="Zum Beispiel 31/12/1990"
          placeholder="TT/MM/JJJJ"
          autoComplete="bday"
          max="2026-11-21"
          problemText={() => 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 31/12/1990.'}
          calendarLabel="Im Kalender wählen"
          required
          error={errorOf('birthday')}
        />
        <NativeSelect name="country" label="Land" defaultValue="DE">
          <option value="DE">Deutschland</option>
          <option value="AT">Österreich</option>
        </NativeSelect>
        <RadioGroup id="payment" name="payment" label="Zahlungsart" look="card" required error={errorOf('payment')}>
          <Radio value="invoice" label="Rechnung" description="Zahlbar binnen 14 Tagen" />
          <Radio value="debit" label="Lastschrift" description="Sie geben gleich Ihre IBAN ein" />
        </RadioGroup>
        <CheckboxGroup id="topics" name="topics" label="Themen" hint="Mindestens eines" error={errorOf('topics')}>
          <Checkbox value="news" label="Neuigkeiten" />
          <Checkbox value="jobs" label="Offene Stellen" />
        </CheckboxGroup>
        <Stepper name="gifts" label="Geschenke" defaultValue={1} decrementLabel="Weniger" incrementLabel="Mehr" />
        <TextArea name="remarks" label="Bemerkungen" mark="optional" maxLength={500} counter={(length, max) => `${length} von ${max}`} />
        <Checkbox
          id="terms"
          name="terms"
          label={
            <>
              Ich stimme den <Link href="/de_DE/pages/1">Nutzungsbedingungen</Link> zu
            </>
          }
          required
          error={errorOf('terms')}
        />
        <Button type="submit" width="full" size="l">
          Registrieren
        </Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'UI/Controls/Form',
  parameters: { layout: 'padded' },
  component: Registration,
  args: { onSend: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Registration>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};

const sent: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('E-Mail'), 'anna');
  await userEvent.click(canvas.getByRole('button', { name: 'Registrieren' }));
};

/** Sent with errors it keeps what was typed, and the summary takes the focus; each of its lines leads to a field. */
export const WithErrors: Story = {
  play: async (context) => {
    await sent(context);
    const { canvas, userEvent, args } = context;
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(canvas.getByRole('group', { name: 'Es gibt ein Problem' })).toHaveFocus();
    await expect(canvas.getByLabelText('E-Mail')).toHaveValue('anna');
    await expect(canvas.getByLabelText('E-Mail')).toHaveAccessibleDescription(/wie anna@example.com/);
    await userEvent.click(canvas.getByRole('link', { name: 'Wählen Sie eine Zahlungsart.' }));
    await expect(canvas.getByRole('radio', { name: 'Rechnung' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Geben Sie Ihren Geburtstag/ }));
    await expect(canvas.getByLabelText('Geburtstag')).toHaveFocus();
  },
};

/** By keyboard alone, with Enter in a field and errors on the way; a second attempt is announced as the first was. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('Anna Bergmann{Enter}');
    await expect(canvas.getByRole('group', { name: 'Es gibt ein Problem' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('E-Mail')).toHaveFocus();
    await userEvent.keyboard('anna@example.com{Enter}');
    await expect(canvas.getByRole('group', { name: 'Es gibt ein Problem' })).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: /E-Mail-Adresse/ })).toBeNull();
    await userEvent.click(canvas.getByLabelText('Neues Passwort'));
    await userEvent.keyboard('vier lila Gabeln');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('1.2.90');
    // 2090 by the rule of the current century, and so refused.
    await userEvent.tab();
    await expect(canvas.getByLabelText('Geburtstag')).toBeInvalid();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Control>}a{/Control}1.2.1990');
    await userEvent.click(canvas.getByRole('radio', { name: 'Rechnung' }));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    canvas.getByRole('checkbox', { name: /Ich stimme/ }).focus();
    await userEvent.keyboard(' {Enter}');
    await waitFor(() => expect(args.onSend).toHaveBeenCalledOnce());
    await expect(args.onSend).toHaveBeenCalledWith({
      name: 'Anna Bergmann',
      email: 'anna@example.com',
      password: 'vier lila Gabeln',
      birthday: '1990-02-01',
      country: 'DE',
      payment: 'debit',
      topics: 'news',
      gifts: '1',
      remarks: '',
      terms: 'on',
    });
    await expect(canvas.queryByRole('group', { name: 'Es gibt ein Problem' })).toBeNull();
  },
};

/** At 320 px, as on a small phone or at a zoom of 400 %. */
export const Small: Story = {
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
  play: async (context) => {
    await sent(context);
    await expect(overflowing(context.canvasElement)).toEqual([]);
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: sent },
    rightToLeft: { play: sent },
  },
  { apart: 'window' },
);
