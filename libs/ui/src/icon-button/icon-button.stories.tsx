import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Cluster } from '../cluster/cluster.tsx';
import { Icon } from '../icon/icon.tsx';
import { BellIcon, SearchIcon } from '../icon/icons.ts';
import { IconButton, IconLink } from './icon-button.tsx';

const meta = {
  title: 'UI/IconButton',
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

export const WithBadge: Story = { args: { label: '3 neue Mitteilungen', icon: <Icon icon={BellIcon} />, badge: 3 } };

export const ManyInTheBadge: Story = { ...WithBadge, args: { ...WithBadge.args, badge: '99+' } };

export const Looks: Story = {
  render: (args) => (
    <Cluster>
      <IconButton {...args} look="quiet" />
      <IconButton {...args} look="outlined" />
      <IconButton {...args} look="primary" />
      <IconButton {...args} look="onPhoto" />
      <IconButton {...args} look="outlined" disabled />
      <IconLink label="Mitteilungen" icon={<Icon icon={BellIcon} />} badge={12} href="/de_DE/activity-feed" />
    </Cluster>
  ),
};

export const Dark: Story = { ...Looks, globals: { theme: 'dark' } };

export const RightToLeft: Story = { ...WithBadge, globals: { locale: 'ar' } };
