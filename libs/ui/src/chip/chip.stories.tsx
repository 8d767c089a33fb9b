import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Chip, LinkChip, ToggleChip } from './chip.tsx';

const meta = {
  title: 'UI/Controls/Chip',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Chip,
  args: { children: 'Berlin' },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Removable: Story = {
  args: { onRemove: fn(), removeLabel: 'Berlin entfernen' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Berlin entfernen' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

function Toggles() {
  const [on, setOn] = useState<readonly string[]>(['Küche']);
  const toggle = (name: string) => setOn(on.includes(name) ? on.filter((other) => other !== name) : [...on, name]);
  return (
    <Cluster>
      {['Küche', 'Service', 'Rezeption'].map((name) => (
        <ToggleChip key={name} pressed={on.includes(name)} onClick={() => toggle(name)}>
          {name}
        </ToggleChip>
      ))}
    </Cluster>
  );
}

export const Toggling: Story = {
  render: () => <Toggles />,
  play: async ({ canvas, userEvent }) => {
    const service = canvas.getByRole('button', { name: 'Service' });
    await userEvent.click(service);
    await expect(service).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Küche' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Keyboard: Story = {
  ...Toggling,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Küche' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Küche' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Service' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Choices that an address holds. */
export const Links: Story = {
  render: () => (
    <Cluster as="ul">
      {['Alle', 'Seiten', 'Personen'].map((name) => (
        <li key={name}>
          <LinkChip href={`#${name}`} current={name === 'Seiten'}>
            {name}
          </LinkChip>
        </li>
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Seiten' })).toHaveAttribute('aria-current', 'true');
    await expect(canvas.getByRole('link', { name: 'Alle' })).not.toHaveAttribute('aria-current');
  },
};

export const Disabled: Story = {
  render: () => (
    <Cluster>
      <ToggleChip pressed={false} disabled>
        Küche
      </ToggleChip>
      <ToggleChip pressed disabled>
        Service
      </ToggleChip>
    </Cluster>
  ),
};

export const Board = board<Story>(meta, {
  filled: Toggling,
  rightToLeft: { args: { children: 'برلين', onRemove: fn(), removeLabel: 'إزالة برلين' } },
  more: {
    Disabled: { filled: Disabled },
    Links: { filled: Links },
    Removable: {
      filled: { args: { onRemove: fn(), removeLabel: 'Berlin entfernen' } },
      rightToLeft: { args: { removeLabel: 'إزالة برلين' } },
    },
  },
  long: { args: { children: words.long.repeat(3), onRemove: fn(), removeLabel: 'Entfernen' } },
  endless: {
    render: () => (
      <Narrow>
        <Chip onRemove={() => undefined} removeLabel="Entfernen">
          {words.endless}
        </Chip>
        <ToggleChip pressed>{words.endless}</ToggleChip>
      </Narrow>
    ),
  },
});
