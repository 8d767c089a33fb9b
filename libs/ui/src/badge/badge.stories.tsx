import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../cluster/cluster.tsx';
import { words } from '../samples/samples.ts';
import { Badge } from './badge.tsx';

const meta = { title: 'UI/Badge', parameters: { layout: 'padded' }, component: Badge, args: { children: 'Neu' } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

const tones = ['neutral', 'brand', 'positive', 'warning', 'critical', 'info'] as const;

export const Tones: Story = {
  render: (args) => (
    <Cluster>
      {tones.map((tone) => (
        <Badge {...args} key={tone} tone={tone} />
      ))}
    </Cluster>
  ),
};

export const Dark: Story = { ...Tones, globals: { theme: 'dark' } };

export const LongGerman: Story = { args: { children: words.long } };
