import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { menus } from '../shell/samples.tsx';
import { SideNav } from './side-nav.tsx';

const meta = {
  title: 'UI/Shell/SideNav',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: SideNav,
  args: { label: 'Hauptmenü', entries: menus.three, toggleLabel: (entry) => `${entry}: weitere Seiten` },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof SideNav>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tab reaches the link, then its arrow; Enter and space fold the sub-items out and in. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Wissen: weitere Seiten' });
    await expect(canvas.queryByRole('link', { name: 'Handbücher' })).toBeNull();
    canvas.getByRole('link', { name: 'Wissen' }).focus();
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Aurelia Akademie' })).toHaveFocus();
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('link', { name: 'Handbücher' })).toBeNull();
  },
};

/** Around the present page it is open from the start. */
export const InASubItem: Story = {
  args: {
    entries: menus.three.map((entry) => ({
      ...entry,
      active: false,
      entries: entry.entries?.map((sub, index) => ({ ...sub, active: index === 1 })),
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Handbücher' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Expanded: Story = {
  args: { expanded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Handbücher' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const FourteenItems: Story = { args: { entries: menus.fourteen } };

export const Board = board<Story>(meta, {
  filled: InASubItem,
  rightToLeft: { args: { entries: menus.arabic } },
  more: {
    Expanded: { filled: Expanded, rightToLeft: { args: { entries: menus.arabic } } },
  },
  long: { args: { entries: menus.long } },
  endless: {
    args: { entries: menus.endless },
    play: async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start: weitere Seiten' }));
    },
  },
});
