import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { Avatar } from './avatar.tsx';

const meta = {
  title: 'UI/Display/Avatar',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Avatar,
  args: { name: 'Anna Bergmann' },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

const people = ['Anna Bergmann', 'Bo Li', 'Çelik Ada', 'Ømar', 'Zoë van der Berg', 'Maria Rossi', 'Jean-Luc Moreau', 'أمل حداد'];

export const Initials: Story = {
  render: () => (
    <Cluster>
      {people.map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Zoë van der Berg' })).toHaveTextContent('ZB');
  },
};

export const Photo: Story = { args: { src: landscape(20).src, size: 'm' } };

export const BrokenPhoto: Story = {
  args: { src: brokenImage.src, size: 'l' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: 'Anna Bergmann' })).toHaveTextContent('AB');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Avatar {...args} size="xs" />
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="l" />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('img').map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    await expect(sides).toEqual([32, 40, 72, 112].map((side) => [side, side]));
  },
};

const states = [
  { state: 'online', label: 'online' },
  { state: 'away', label: 'abwesend' },
  { state: 'offline', label: 'offline' },
] as const;

export const Presence: Story = {
  render: (args) => (
    <Cluster>
      {(['s', 'm', 'l'] as const).map((size) =>
        states.map((presence) => <Avatar {...args} key={size + presence.state} {...{ size, presence }} />),
      )}
    </Cluster>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('abwesend')).toHaveLength(3);
    await expect(canvasElement.querySelectorAll('[data-presence]')).toHaveLength(9);
  },
};

const long = 'Prof. Dr.-Ing. Maximiliane-Friederike Freifrau von Hohenlohe-Donaudampfschifffahrtsgesellschaft';

export const Board = board<Story>(meta, {
  filled: Initials,
  /** The dot turns round with the text. */
  rightToLeft: {
    args: { name: 'أمل حداد', size: 'm', presence: { state: 'online', label: 'متصل' } },
    play: async ({ canvas, canvasElement }) => {
      const [dot, face] = [canvasElement.querySelector('[data-presence]')!, canvas.getByRole('img')];
      await expect(dot.getBoundingClientRect().left).toBeLessThan(face.getBoundingClientRect().left + 20);
    },
  },
  more: {
    Presence: { filled: Presence, rightToLeft: {} },
    BrokenPhoto: { filled: BrokenPhoto, rightToLeft: {} },
  },
  /** Two letters of the name itself, whatever titles it has; it keeps round in a row that has no room for it. */
  long: {
    args: { name: long, presence: { state: 'online', label: 'online' } },
    render: (args) => (
      <Narrow width={160}>
        <Cluster wrap={false}>
          <Avatar {...args} size="m" />
          <span>{words.title}</span>
        </Cluster>
      </Narrow>
    ),
    play: async ({ canvas }) => {
      const face = canvas.getByRole('img', { name: long });

      await expect(face).toHaveTextContent(/^MH$/);
      await expect([face.offsetWidth, face.offsetHeight]).toEqual([72, 72]);
    },
  },
  endless: {
    args: { name: `${words.endless} ${words.endless}` },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('img')).toHaveTextContent(/^DD$/);
    },
  },
});
