import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { brokenImage, landscape } from '../samples/samples.ts';
import { Avatar } from './avatar.tsx';

const meta = { title: 'UI/Avatar', parameters: { layout: 'padded' }, component: Avatar, args: { name: 'Anna Bergmann' } } satisfies Meta<
  typeof Avatar
>;
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
      <Avatar {...args} size="s" />
      <Avatar {...args} size="m" />
      <Avatar {...args} size="l" />
    </Cluster>
  ),
};

export const Dark: Story = { ...Initials, globals: { theme: 'dark' } };
