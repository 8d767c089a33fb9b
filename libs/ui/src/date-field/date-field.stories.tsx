import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { settled, words } from '../samples/samples.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';
import type { DateProblem } from './date-rules.ts';

const problems = {
  format: 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel 31/12/1990.',
  impossible: 'Diesen Tag gibt es nicht.',
  tooEarly: 'Das liegt zu weit zurück.',
  tooLate: 'Das liegt in der Zukunft.',
} satisfies Record<DateProblem, string>;

const meta = {
  title: 'UI/Controls/DateField',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: DateField,
  args: {
    label: 'Geburtstag',
    hint: 'Zum Beispiel 31/12/1990',
    placeholder: 'TT/MM/JJJJ',
    problemText: (problem) => problems[problem],
    calendarLabel: 'Geburtstag im Kalender wählen',
    min: '1906-01-01',
    max: '2026-11-21',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Whatever way it is typed, it is shown as DD/MM/YYYY and given on as YYYY-MM-DD once the field is left. */
export const Typing: Story = {
  args: { name: 'birthday' },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Geburtstag' });
    await userEvent.type(field, '1.2.1990');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(field).toHaveValue('01/02/1990');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-01', undefined);
    await expect(canvasElement.querySelector('input[name="birthday"]')).toHaveValue('1990-02-01');
    await userEvent.clear(field);
    await userEvent.type(field, '1985-12-31{Enter}');
    await expect(field).toHaveValue('31/12/1985');
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('', undefined);
  },
};

/** What cannot be read stays as it was typed; the error goes as soon as it is put right. */
export const Problems: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox');
    for (const [text, problem] of [
      ['31/04/1990', 'impossible'],
      ['heute', 'format'],
      ['31/12/85', 'tooLate'],
      ['31/12/1905', 'tooEarly'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(`Zum Beispiel 31/12/1990 ${problems[problem]}`);
      await expect(args.onChange).toHaveBeenLastCalledWith('', problem);
    }
    await userEvent.clear(field);
    await userEvent.type(field, '31/12/1990');
    await expect(field).toBeValid();
  },
};

const openCalendar: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Geburtstag im Kalender wählen' }));
  await settled(await screen.findByRole('dialog', {}, { timeout: 5000 }));
};

/** The calendar speaks the language around it. */
export const WithCalendar: Story = {
  args: { defaultValue: '1990-02-01' },
  globals: { locale: 'de_DE' },
  play: async (context) => {
    await openCalendar(context);
    const { canvas, userEvent, args } = context;
    await expect(screen.getByRole('combobox', { name: 'Monat' })).toHaveDisplayValue('Februar');
    await expect(screen.getByRole('grid').querySelector('th')).toHaveTextContent('Mo');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jahr' }), '1985');
    await userEvent.click(screen.getByRole('button', { name: /14. Februar 1985/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-02-14', undefined);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('14/02/1985');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await openCalendar(context);
  },
};

export const Keyboard: Story = {
  args: { defaultValue: '1990-02-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await settled(await screen.findByRole('dialog', {}, { timeout: 5000 }));
    const focused = () => document.activeElement?.getAttribute('aria-label');
    await waitFor(() => expect(focused()).toContain('1 February 1990'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(focused()).toContain('2 February 1990');
    await userEvent.keyboard('{ArrowDown}');
    await expect(focused()).toContain('9 February 1990');
    await userEvent.keyboard('{PageUp}');
    await expect(focused()).toContain('9 January 1990');
    await userEvent.keyboard('{Home}');
    await expect(focused()).toContain('1 January 1990');
    await userEvent.keyboard('{End}');
    await expect(focused()).toContain('31 January 1990');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('textbox')).toHaveValue('31/01/1990');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    // Esc counts where the focus is.
    await waitFor(() => expect(focused()).toContain('31 January 1990'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await settled(await screen.findByRole('dialog'));
  },
};

/** Days outside of the limits cannot be chosen. */
export const Limits: Story = {
  args: { defaultValue: '2026-11-20' },
  play: async (context) => {
    await openCalendar(context);
    await expect(screen.getByRole('button', { name: /22 November 2026/ })).toHaveAttribute('aria-disabled', 'true');
    for (const next of screen.getAllByRole('button', { name: 'Next' })) await expect(next).toBeDisabled();
  },
};

function InDialog(props: DateFieldProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Profil bearbeiten</Button>
      <Dialog title="Profil" closeLabel="Schließen" open={open} onOpenChange={setOpen}>
        <DateField {...props} />
      </Dialog>
    </>
  );
}

/** Inside of a modal dialog the calendar lies above it, and Esc closes the calendar alone. */
export const InsideOfADialog: Story = {
  args: { defaultValue: '1990-02-01' },
  render: (args) => <InDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profil bearbeiten' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Geburtstag im Kalender wählen' }));
    const day = await screen.findByRole('button', { name: /14 February 1990/ }, { timeout: 5000 });
    await settled(document.body);
    const { left, top, width, height } = day.getBoundingClientRect();
    await expect(day.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Profil' })).toBeVisible();
  },
};

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState('1990-02-01');
  return (
    <>
      <DateField {...props} value={value} onChange={setValue} />
      <Button onClick={() => setValue('2000-01-01')}>Jahrtausend</Button>
    </>
  );
}

/** A date from outside takes the place of what was typed wrongly. */
export const ControlledField: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'heute');
    await userEvent.click(canvas.getByRole('button', { name: 'Jahrtausend' }));
    await expect(field).toHaveValue('01/01/2000');
    await expect(field).toBeValid();
  },
};

export const WithoutCalendar: Story = { args: { calendarLabel: undefined } };

export const Invalid: Story = { args: { error: problems.format, defaultValue: '1990-02-01' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: '1990-02-01' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: '1990-02-01' } };

export const Board = board<Story>(
  meta,
  {
    filled: { args: { defaultValue: '1990-02-14' }, play: openCalendar },
    /** The week begins on its own day there, and the arrow keys turn round. */
    rightToLeft: {
      args: {
        label: 'تاريخ الميلاد',
        hint: 'مثال: 31/12/1990',
        placeholder: 'يي/شش/سسسس',
        calendarLabel: 'اختر من التقويم',
        defaultValue: '1990-02-14',
      },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'اختر من التقويم' }));
        await settled(await screen.findByRole('dialog', {}, { timeout: 5000 }));
        await expect(screen.getByRole('button', { name: /14 فبراير 1990/ })).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
        await expect(screen.getByRole('button', { name: /15 فبراير 1990/ })).toHaveFocus();
      },
    },
    more: {
      Invalid: { filled: Invalid, rightToLeft: { args: { error: words.arabicTitle } } },
      Disabled: { filled: Disabled },
      ReadOnly: { filled: ReadOnly },
    },
    long: { args: { label: words.text, hint: words.text, error: words.text } },
    endless: {
      args: { label: words.endless, hint: words.endless, error: words.endless, placeholder: words.endless, calendarLabel: words.endless },
    },
  },
  { apart: 'window' },
);
