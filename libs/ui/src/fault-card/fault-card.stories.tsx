import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { FaultCard } from './fault-card.tsx';

const meta = {
  title: 'UI/Display/FaultCard',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: FaultCard,
  args: {
    title: 'Dieses Modul wird nicht angezeigt',
    facts: [
      { name: 'Typ:', value: <code>gallery</code> },
      { name: 'Kennung:', value: <code>bilder</code> },
      { name: 'Stelle auf der Seite:', value: 3 },
    ],
    faults: [
      { field: 'config.mediaIds', message: 'Hier muss eine Liste stehen; da steht ein Text.' },
      { field: 'title', message: 'Das fehlt.' },
    ],
    note: 'Diesen Hinweis sehen nur Personen, die Inhalte schreiben.',
  },
} satisfies Meta<typeof FaultCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Dieses Modul wird nicht angezeigt.*bilder/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByText('config.mediaIds')).toHaveAttribute('dir', 'ltr');
  },
};

export const WithoutNames: Story = { args: { facts: [], faults: [{ field: '', message: 'Der Inhalt ließ sich nicht zusammenstellen.' }] } };

export const Two: Story = {
  render: (args) => (
    <div>
      <FaultCard {...args} />
      <FaultCard {...args} facts={[{ name: 'Stelle auf der Seite:', value: 4 }]} />
    </div>
  ),
};

const longGerman: Story = {
  args: {
    title: 'Dieses Mitarbeitervergünstigungsmodul wird nicht angezeigt',
    facts: [{ name: 'Berechtigungskennung:', value: <code>mitarbeiterverguenstigungen-nordrhein-westfalen</code> }],
    faults: [{ field: 'config.mitarbeiterverguenstigungen.voraussetzungen', message: words.text }],
  },
};

export const Board = board<Story>(meta, {
  rightToLeft: {
    args: {
      title: words.arabicTitle,
      facts: [],
      faults: [{ field: 'config.mediaIds', message: words.arabicText }],
      note: words.arabicText,
    },
    play: async ({ canvas }) => {
      const [field, line] = [canvas.getByText('config.mediaIds'), canvas.getByText(words.arabicTitle)];
      await expect(field.getBoundingClientRect().right).toBeCloseTo(line.getBoundingClientRect().right, 0);
    },
  },
  long: longGerman,
  endless: {
    ...longGerman,
    args: {
      title: words.endless,
      facts: [{ name: words.endless, value: words.endless }],
      faults: [{ field: `config.${words.endless}`, message: words.endless }],
      note: words.endless,
    },
  },
});
