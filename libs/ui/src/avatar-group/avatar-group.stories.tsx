import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { AvatarGroup } from './avatar-group.tsx';

const people = ['Anna Bergmann', 'Bo Li', 'Çelik Ada', 'Zoë van der Berg', 'Maria Rossi', 'Jean-Luc Moreau'].map((name, id) => ({
  id,
  name,
  src: [null, landscape(20).src, brokenImage.src][id] ?? null,
}));

const meta = {
  title: 'UI/Display/AvatarGroup',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: AvatarGroup,
  args: { people, label: 'Anna Bergmann, Bo Li und weitere', more: (count: number) => `+${count.toLocaleString('de-DE')}` },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MoreThanFit: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Anna Bergmann, Bo Li und weitere' })).toHaveTextContent('ABBLÇA+3');
    // A photo that does not come leaves the initials.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};

export const AllFit: Story = {
  args: { max: 6 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('+');
  },
};

export const ThousandsOfMembers: Story = {
  args: { total: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Anna/ })).toHaveTextContent('+9.997');
  },
};

export const Board = board<Story>(meta, {
  filled: MoreThanFit,
  rightToLeft: {
    args: { label: 'أمل حداد وآخرون', people: [{ id: 'amal', name: 'أمل حداد' }, ...people] },
    play: async ({ canvas }) => {
      // The sign stays before its figure.
      await expect(getComputedStyle(canvas.getByText('+4')).direction).toBe('ltr');
    },
  },
  endless: { args: { people: people.map((person) => ({ ...person, name: words.endless })), max: 6 } },
});
