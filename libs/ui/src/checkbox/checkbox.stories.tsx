import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { Link } from '../link/link.tsx';
import { words } from '../samples/samples.ts';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Controls/Checkbox',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Checkbox,
  args: { label: 'Geburtsjahr anzeigen', onChange: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The whole row is pressed, at least 44 px high. */
export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Geburtsjahr anzeigen' });
    await expect(box.closest('label')!.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('Geburtsjahr anzeigen'));
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The description is read after the name, not as part of it. */
export const WithDescription: Story = {
  args: { description: 'Kolleginnen und Kollegen sehen sonst nur Tag und Monat.', defaultChecked: true, mark: 'optional' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Geburtsjahr anzeigen optional' });
    await expect(box).toHaveAccessibleDescription('Kolleginnen und Kollegen sehen sonst nur Tag und Monat.');
  },
};

/** A link in the words leads somewhere and ticks nothing. */
export const Terms: Story = {
  args: {
    label: (
      <>
        Ich stimme den <Link href="/de_DE/pages/1">Nutzungsbedingungen</Link> zu
      </>
    ),
    required: true,
    error: 'Stimmen Sie den Nutzungsbedingungen zu, um fortzufahren.',
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Ich stimme den Nutzungsbedingungen zu' });
    await expect(box).toBeInvalid();
    await expect(box).toBeRequired();
    await expect(box).toHaveAccessibleDescription('Stimmen Sie den Nutzungsbedingungen zu, um fortzufahren.');
    canvas.getByRole('link').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link'));
    await expect(box).not.toBeChecked();
  },
};

export const InvalidChecked: Story = { args: { error: 'Das geht nicht.', defaultChecked: true } };

function All() {
  const [on, setOn] = useState([true, false]);
  const every = on.every(Boolean);
  return (
    <>
      <Checkbox
        label="Alle"
        checked={every}
        indeterminate={!every && on.some(Boolean)}
        onChange={(checked) => setOn(on.map(() => checked))}
      />
      {['Küche', 'Service'].map((name, index) => (
        <Checkbox key={name} label={name} checked={on[index]} onChange={() => setOn(on.map((is, at) => (at === index ? !is : is)))} />
      ))}
    </>
  );
}

/** Neither on nor off over a list of which some are on. */
export const Indeterminate: Story = {
  render: () => <All />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Alle' });
    await waitFor(() => expect(all.indeterminate).toBe(true));
    await userEvent.click(all);
    await waitFor(() => expect(all.indeterminate).toBe(false));
    await expect(canvas.getByRole('checkbox', { name: 'Service' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Küche' }));
    await waitFor(() => expect(all.indeterminate).toBe(true));
  },
};

export const Disabled: Story = {
  render: () => (
    <>
      <Checkbox label="Aus" disabled />
      <Checkbox label="An" disabled defaultChecked />
      <Checkbox label="Teils" disabled indeterminate />
    </>
  ),
};

const states = () => (
  <>
    <Checkbox label="Aus" />
    <Checkbox label="An" defaultChecked description="Mit einer zweiten Zeile." />
    <Checkbox label="Teils" indeterminate />
    <Checkbox label="Gesperrt" disabled />
    <Checkbox label="An und gesperrt" disabled defaultChecked />
    <Checkbox label="Falsch" error="Das fehlt noch." />
    <Checkbox label="An und falsch" error="Das geht nicht." defaultChecked />
  </>
);

export const States: Story = { render: states };

export const Board = board<Story>(meta, {
  filled: { render: states },
  rightToLeft: { args: { label: words.arabicTitle, description: words.arabicText, error: words.arabicTitle, defaultChecked: true } },
  long: { args: { label: words.text, description: words.text, error: words.text } },
  endless: { args: { label: words.endless, mark: words.endless, description: words.endless, error: words.endless } },
});
