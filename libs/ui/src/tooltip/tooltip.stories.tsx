import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { DeleteIcon, EditIcon } from '../icon/icons.ts';
import { atRest } from '../list-box/story-steps.ts';
import { overflowing, words } from '../samples/samples.ts';
import { Tooltip } from './tooltip.tsx';

const remove = <IconButton label="Löschen" icon={<Icon icon={DeleteIcon} />} look="outlined" />;

const meta = {
  title: 'UI/Overlays/Tooltip',
  tags: ['beta'],
  parameters: { layout: 'centered' },
  component: Tooltip,
  args: { text: 'Löscht den Beitrag für alle', children: remove },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = async () => {
  const tip = await screen.findByRole('tooltip');
  await atRest();
  return tip;
};
const hidden = () => waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
const focused: Story['play'] = async () => {
  await userEvent.tab();
  await shown();
};

/** The focus shows it at once, Esc hides it and leaves the focus where it is. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Löschen' });
    // The browser's own tip would be beside it.
    await expect(button).not.toHaveAttribute('title');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await shown()).toHaveTextContent('Löscht den Beitrag für alle');
    await expect(button).toHaveAccessibleDescription('Löscht den Beitrag für alle');
    await userEvent.keyboard('{Escape}');
    await hidden();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await hidden();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await shown();
  },
};

/** A mouse has to rest a moment; the next control along shows its words at once. */
export const Hover: Story = {
  render: (args) => (
    <Cluster>
      <Tooltip {...args} />
      <Tooltip text="Ändert den Beitrag">
        <IconButton label="Bearbeiten" icon={<Icon icon={EditIcon} />} look="outlined" />
      </Tooltip>
    </Cluster>
  ),
  play: async (context) => {
    const { canvas } = context;
    // An earlier story may have left with its tip open, and the next tip would show at once: one that closes ends that.
    await focused(context);
    await userEvent.tab();
    await userEvent.tab();
    await hidden();
    await new Promise((resolve) => setTimeout(resolve, 700));
    // react-aria takes nothing for a hover before a pointer has moved.
    await userEvent.pointer({ target: document.body });
    await userEvent.hover(canvas.getByRole('button', { name: 'Löschen' }));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Löscht'), { timeout: 2000 });
    await userEvent.unhover(canvas.getByRole('button', { name: 'Löschen' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Ändert'), { timeout: 300 });
    await userEvent.unhover(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await hidden();
    await userEvent.hover(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await shown();
  },
};

/** It stays in the window. */
export const AtTheEdge: Story = {
  parameters: { layout: 'fullscreen' },
  args: { text: words.text },
  play: async (context) => {
    await focused(context);
    const { top, left, right } = screen.getByRole('tooltip').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: focused },
    rightToLeft: {
      args: {
        text: words.arabicTitle,
        placement: 'end',
        children: <IconButton label="حذف" icon={<Icon icon={DeleteIcon} />} look="outlined" />,
      },
      play: async (context) => {
        await focused(context);
        const { right } = screen.getByRole('tooltip').getBoundingClientRect();
        await expect(right).toBeLessThan(context.canvas.getByRole('button').getBoundingClientRect().right);
      },
    },
    long: { args: { text: `${words.long} ${words.text}` }, play: focused },
    endless: {
      args: { text: words.endless },
      play: async (context) => {
        await focused(context);
        await expect(overflowing(screen.getByRole('tooltip'))).toEqual([]);
      },
    },
  },
  { apart: 'window' },
);
