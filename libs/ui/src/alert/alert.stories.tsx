import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Link } from '../link/link.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Alert } from './alert.tsx';

const meta = {
  title: 'UI/Display/Alert',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Alert,
  args: { children: words.text },
} satisfies Meta<typeof Alert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack>
      <Alert {...args} tone="info" action={<Link href="/de_DE">Mehr dazu</Link>} />
      <Alert {...args} tone="positive" title="Gespeichert" />
      <Alert {...args} tone="warning" title="Sie sind offline" />
      <Alert {...args} tone="critical" title="Anmeldung nicht möglich" />
    </Stack>
  ),
};

export const Announced: Story = {
  args: { tone: 'critical', role: 'alert', children: 'Benutzername oder Passwort stimmen nicht.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Benutzername oder Passwort stimmen nicht.');
  },
};

export const Board = board<Story>(meta, {
  filled: Tones,
  rightToLeft: { args: { title: words.arabicTitle, children: words.arabicText } },
  long: { args: { title: words.long.repeat(4), children: words.long.repeat(4) } },
  endless: { args: { title: words.endless, children: words.endless } },
});
