import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { PersonFacts } from './person-facts.tsx';

const meta = {
  title: 'UI/Display/PersonFacts',
  tags: ['stable'],
  component: PersonFacts,
  parameters: { layout: 'padded' },
  args: {
    specialTasks: ['Erste Hilfe', 'Brandschutz', 'Datenschutz'],
    fields: [
      { key: 'areas', name: 'Bereich', values: ['Alpen'] },
      { key: 'careers', name: 'Werdegang', values: ['Hotelfachschule'] },
      { key: 'gender', name: 'Geschlecht', values: ['Weiblich'] },
      { key: 'languages', name: 'Sprache', values: ['Deutsch'] },
      { key: 'skills', name: 'Kenntnisse', values: ['Wein', 'Käse'] },
      { key: 'shoe_size', name: 'Schuhgröße', values: ['43'] },
    ],
    whole: [],
  },
} satisfies Meta<typeof PersonFacts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(shown).toEqual([
      ...['Erste Hilfe, Brandschutz +1', 'Bereich Alpen', 'Werdegang Hotelfachschule', 'Geschlecht Weiblich', 'Sprache Deutsch'],
      ...['Kenntnisse Wein, Käse', 'Schuhgröße 43'],
    ]);
  },
};

/** A field that the customer wants whole. */
export const Whole: Story = {
  args: { whole: ['special_tasks'], fields: [{ key: 'skills', name: 'Kenntnisse', values: ['Wein', 'Käse', 'Tee'] }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Erste Hilfe, Brandschutz, Datenschutz', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('Wein, Käse', { selector: 'bdi' })).toBeVisible();
    await expect(canvas.getByText('+1')).toBeVisible();
  },
};

/** Where nothing is known there is no list. */
export const Empty: Story = {
  args: { specialTasks: [], fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

const narrow = (text: string): Story => ({
  args: { specialTasks: [text], fields: [{ key: 'careers', name: text, values: [text] }] },
  render: (args) => (
    <Narrow>
      <PersonFacts {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  rightToLeft: {
    args: {
      specialTasks: ['إسعافات أولية', 'السلامة من الحرائق', 'حماية البيانات'],
      fields: [{ key: 'languages', name: 'لغة البوابة', values: ['Deutsch'] }],
    },
  },
  long: narrow(words.long),
  endless: narrow(words.endless),
});
