import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Icon } from '../icon/icon.tsx';
import { BellIcon, HeartIcon, SearchIcon } from '../icon/icons.ts';
import { overflowing, words } from '../samples/samples.ts';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'UI/Controls/IconButton',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: IconButton,
  args: { label: 'Suchen', icon: <Icon icon={SearchIcon} />, onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Suchen' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

/** The count is part of the name, in words. */
export const WithBadge: Story = {
  args: { label: 'Mitteilungen', icon: <Icon icon={BellIcon} />, badge: 3, badgeLabel: '3 neue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mitteilungen, 3 neue' })).toHaveTextContent('3');
  },
};

export const Badges: Story = {
  render: () => (
    <Cluster>
      {[1, 12, 99, 100, 10_000, 'dot' as const].map((badge) => (
        <IconButton key={badge} label="Mitteilungen" badgeLabel={`${badge} neue`} icon={<Icon icon={BellIcon} />} badge={badge} />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mitteilungen, 10000 neue' })).toHaveTextContent('99+');
  },
};

/** For none there is neither a badge nor a word about it. */
export const NothingNew: Story = {
  args: { label: 'Mitteilungen', icon: <Icon icon={BellIcon} />, badge: 0, badgeLabel: '0 neue' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Mitteilungen' })).toHaveTextContent(/^Mitteilungen$/);
  },
};

function Remember() {
  const [pressed, setPressed] = useState(false);
  return (
    <IconButton label="Merken" icon={<Icon icon={HeartIcon} />} look="outlined" pressed={pressed} onClick={() => setPressed(!pressed)} />
  );
}

export const Keyboard: Story = {
  render: () => <Remember />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Merken', pressed: false });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard(' ');
  },
};

/** The spinner takes the icon's place; further presses do nothing and the focus stays. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Suchen' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** What shows 32 px is still touched at 44. */
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {(['s', 'm', 'l'] as const).map((size) => (
        <IconButton {...args} key={size} size={size} look="outlined" />
      ))}
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const small = canvas.getAllByRole('button')[0]!;
    await expect(small.offsetWidth).toBe(32);
    await expect(getComputedStyle(small, '::after').width).toBe('44px');
  },
};

export const Looks: Story = {
  render: (args) => (
    <Cluster>
      <IconButton {...args} look="quiet" />
      <IconButton {...args} look="outlined" />
      <IconButton {...args} look="primary" />
      <IconButton {...args} look="onPhoto" />
      <IconButton {...args} look="outlined" disabled />
      <IconButton {...args} pressed />
      <IconButton {...args} look="outlined" pressed />
      <IconButton {...args} look="primary" pending />
      <IconLink label="Mitteilungen" icon={<Icon icon={BellIcon} />} badge={12} href="/de_DE/activity-feed" />
    </Cluster>
  ),
};

/** Its name is read aloud and is in the tooltip: the button stays as it is, whatever the words. */
const keepsItsSize = (label: string): Story => ({
  args: { label, badgeLabel: label, badge: 3 },
  play: async ({ canvas, canvasElement }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  filled: Looks,
  rightToLeft: WithBadge,
  more: {
    Badges: { filled: Badges },
  },
  long: keepsItsSize(words.long),
  endless: keepsItsSize(words.endless),
});
