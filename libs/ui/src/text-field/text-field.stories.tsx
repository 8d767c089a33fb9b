import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { Icon } from '../icon/icon.tsx';
import { LocationIcon, PositiveIcon, SearchIcon } from '../icon/icons.ts';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

const meta = {
  title: 'UI/Controls/TextField',
  tags: ['stable'],
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

/** The mark is part of the name, and the counter of the description. */
export const MarkedAndCounted: Story = {
  args: {
    label: 'Name der Gruppe',
    mark: 'optional',
    maxLength: 80,
    counter: (length, max) => `${length} von ${max}`,
    defaultValue: 'Küche',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name der Gruppe optional' });
    await expect(field).toHaveAccessibleDescription('5 von 80');
    await userEvent.type(field, ' Berlin');
    await expect(canvas.getByText('12 von 80')).toBeVisible();
  },
};

/** The cross shows while there is something to take away; the focus stays in the field. */
export const Clearing: Story = {
  args: { label: 'Ort', clearLabel: 'Ort leeren', start: <Icon icon={LocationIcon} /> },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Ort' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'Berlin');
    await userEvent.click(canvas.getByRole('button', { name: 'Ort leeren' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(7);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

function Controlled(props: TextFieldProps) {
  const [value, setValue] = useState('Berlin');
  return <TextField {...props} value={value} onChange={setValue} />;
}

/** Clearing reaches a controlled field as typing does. */
export const ClearingControlled: Story = {
  args: { label: 'Ort', clearLabel: 'Ort leeren' },
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ort leeren' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

/** Words and icons in the frame: a press on them is a press on the frame, and the ring goes round all of it. */
export const InTheFrame: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} label="Suchen" start={<Icon icon={SearchIcon} />} defaultValue="Berlin" />
      <TextField {...args} label="Entfernung" end="Kilometer" inputMode="decimal" defaultValue="12" />
      <TextField {...args} label="Adresse" start="foyer.example/" type="url" defaultValue="kueche" />
      <TextField {...args} label="Benutzername" pending defaultValue="anna" />
      <TextField {...args} label="Benutzername" end={<Icon icon={PositiveIcon} />} defaultValue="anna" error="Vergeben." />
    </Stack>
  ),
};

/**
 * In Arabic too the words of an address are where it begins and ends, and it is at them. An icon and the unit of a number keep to the
 * page.
 */
export const InTheFrameRightToLeft: Story = {
  globals: { locale: 'ar' },
  render: (args) => (
    <Stack>
      <TextField {...args} label="العنوان" start="foyer.example/" end=".html" type="url" defaultValue="kueche" />
      <TextField {...args} label="البريد الإلكتروني" start={<Icon icon={SearchIcon} />} type="email" defaultValue="anna@example.com" />
      <TextField {...args} label="المسافة" end="كم" inputMode="decimal" defaultValue="12" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const left = (element: Element) => element.getBoundingClientRect().left;
    const address = canvas.getByLabelText('العنوان');
    await expect(left(canvas.getByText('foyer.example/'))).toBeLessThan(left(address));
    await expect(left(canvas.getByText('.html'))).toBeGreaterThan(left(address));
    await expect(getComputedStyle(address)).toMatchObject({ direction: 'ltr', textAlign: 'start' });
    const mail = canvas.getByLabelText('البريد الإلكتروني');
    await expect(left(mail.previousElementSibling!)).toBeGreaterThan(left(mail));
    await expect(getComputedStyle(mail)).toMatchObject({ direction: 'ltr', textAlign: 'end' });
    await expect(left(canvas.getByText('كم'))).toBeLessThan(left(canvas.getByLabelText('المسافة')));
  },
};

/** Each asks for the keyboard of its kind on phones; addresses and numbers run from left to right in every language. */
export const Types: Story = {
  render: (args) => (
    <Stack>
      <TextField {...args} label="E-Mail" type="email" autoComplete="email" defaultValue="anna@example.com" />
      <TextField {...args} label="Telefon" type="tel" autoComplete="tel" defaultValue="+49 30 123456" />
      <TextField {...args} label="Webseite" type="url" defaultValue="https://example.com" />
      <TextField {...args} label="Personalnummer" inputMode="numeric" defaultValue="4711" readOnly />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Telefon')).toHaveAttribute('dir', 'ltr');
    await expect(canvas.getByLabelText('Personalnummer')).not.toHaveAttribute('dir');
  },
};

export const TypesRightToLeft: Story = { ...Types, globals: { locale: 'ar' } };

export const Keyboard: Story = {
  args: { clearLabel: 'Leeren', defaultValue: 'anna' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Leeren' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'anna.bergmann' } };

export const Board = board<Story>(meta, {
  filled: InTheFrame,
  rightToLeft: { args: { label: 'البريد الإلكتروني', hint: 'كما في بطاقتك', error: 'أدخل بريدك الإلكتروني.' } },
  more: {
    Invalid: { filled: Invalid, rightToLeft: { args: { hint: 'كما في بطاقتك', error: 'أدخل بريدك الإلكتروني.' } } },
    Types: { filled: Types, rightToLeft: { args: { hint: undefined, error: undefined } } },
    Disabled: { filled: Disabled, rightToLeft: { args: { error: undefined } } },
  },
  long: { args: { label: words.long.repeat(2), hint: words.text, error: words.long.repeat(2) } },
  endless: {
    args: {
      label: words.endless,
      mark: words.endless,
      hint: words.endless,
      error: words.endless,
      start: words.endless,
      end: words.endless,
      clearLabel: 'Leeren',
      defaultValue: words.endless,
    },
  },
});
