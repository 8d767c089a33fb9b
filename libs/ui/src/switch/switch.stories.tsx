import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { Divider } from '../divider/divider.tsx';
import { Icon } from '../icon/icon.tsx';
import { BellIcon } from '../icon/icons.ts';
import { words } from '../samples/samples.ts';
import { Switch, type SwitchProps } from './switch.tsx';

const meta = {
  title: 'UI/Controls/Switch',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Switch,
  args: { label: 'Mitteilungen auf diesem Gerät', onChange: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent }) => {
    const knob = canvas.getByRole('switch', { name: 'Mitteilungen auf diesem Gerät' });
    await expect(knob.closest('label')!.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(canvas.getByText('Mitteilungen auf diesem Gerät'));
    await expect(knob).toBeChecked();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

function Asking(props: SwitchProps) {
  const [on, setOn] = useState(false);
  const [pending, setPending] = useState(false);
  const change = () => {
    setOn(!on);
    setPending(true);
    setTimeout(() => setPending(false), 600);
  };
  return <Switch {...props} checked={on} pending={pending} onChange={change} />;
}

/** While the server is asked, it shows what was chosen and takes no second press. */
export const AsksTheServer: Story = {
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, userEvent }) => {
    const knob = canvas.getByRole('switch');
    await userEvent.click(knob);
    await expect(knob).toBeChecked();
    await expect(knob).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard(' ');
    await expect(knob).toBeChecked();
    await expect(knob).toHaveFocus();
    await waitFor(() => expect(knob).not.toHaveAttribute('aria-busy'));
    await userEvent.keyboard(' ');
    await expect(knob).not.toBeChecked();
  },
};

export const WithDescription: Story = {
  args: {
    description: 'Bei neuen Nachrichten, auch wenn das Portal geschlossen ist.',
    error: 'Das ging nicht. Versuchen Sie es noch einmal.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(/Bei neuen Nachrichten.*Das ging nicht/);
  },
};

const list = () => (
  <>
    <Switch label="Aus" />
    <Divider />
    <Switch label="An" defaultChecked description="Mit einer zweiten Zeile." />
    <Divider />
    <Switch label="Wird eingeschaltet" checked pending onChange={() => undefined} />
    <Divider />
    <Switch label="Wird ausgeschaltet" checked={false} pending onChange={() => undefined} />
    <Divider />
    <Switch label="Gesperrt" disabled />
    <Divider />
    <Switch label="An und gesperrt" disabled defaultChecked />
  </>
);

export const States: Story = { render: list };

/** In a list of settings: label and description begin on one line, behind the icon. */
export const WithIcon: Story = {
  args: { icon: <Icon icon={BellIcon} />, label: 'Bei Antworten benachrichtigen', description: 'Höchstens einmal am Tag' },
  play: async ({ canvas }) => {
    const left = (text: string) => canvas.getByText(text).getBoundingClientRect().left;
    await expect(left('Höchstens einmal am Tag')).toBe(left('Bei Antworten benachrichtigen'));
    const icon = canvas.getByRole('switch').closest('label')!.querySelector('svg')!.getBoundingClientRect();
    await expect(icon.right).toBeLessThan(left('Bei Antworten benachrichtigen'));
  },
};

export const Board = board<Story>(meta, {
  filled: { render: list },
  rightToLeft: { args: { label: words.arabicTitle, description: words.arabicText, defaultChecked: true } },
  long: { args: { label: words.text, description: words.text } },
  endless: { args: { label: words.endless, description: words.endless, error: words.endless } },
});
