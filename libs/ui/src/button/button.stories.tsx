import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowForwardIcon, HeartIcon } from '../icon/icons.ts';
import { words } from '../samples/samples.ts';
import { Button, LinkButton } from './button.tsx';

const meta = {
  title: 'UI/Controls/Button',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Anmelden', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Anmelden' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
};

/** A second press must not send a form twice, and the focus must not fall to the page. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Anmelden' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** Keyboard users reach it and learn why it does nothing. */
export const DisabledWithReason: Story = {
  args: { children: 'Bestellen', disabledReason: 'Ihr Warenkorb ist leer.', type: 'submit' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Bestellen' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Ihr Warenkorb ist leer.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const looks = ['primary', 'secondary', 'quiet', 'danger', 'onPhoto'] as const;

export const Looks: Story = {
  render: (args) => (
    <Cluster>
      {looks.map((look) => (
        <Button {...args} key={look} look={look} icon={<Icon icon={HeartIcon} />} />
      ))}
      {looks.map((look) => (
        <Button {...args} key={look} look={look} size="l" />
      ))}
      {looks.map((look) => (
        <Button {...args} key={look} look={look} pending />
      ))}
      <Button {...args} disabled />
    </Cluster>
  ),
};

export const AsLink: Story = {
  render: () => (
    <LinkButton href="/de_DE" look="secondary">
      Zur Startseite
    </LinkButton>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de_DE');
  },
};

export const Board = board<Story>(meta, {
  filled: Looks,
  rightToLeft: { args: { children: 'تسجيل الدخول', iconEnd: <Icon icon={ArrowForwardIcon} directional /> } },
  more: {
    DisabledWithReason: { filled: DisabledWithReason, rightToLeft: { args: { children: 'اطلب', disabledReason: 'سلّتك فارغة.' } } },
  },
  long: { args: { children: words.long.repeat(3), width: 'full' } },
  endless: { args: { children: words.endless, icon: <Icon icon={HeartIcon} /> } },
});
