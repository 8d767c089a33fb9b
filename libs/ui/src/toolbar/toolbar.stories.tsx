import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Icon } from '../icon/icon.tsx';
import { BoldIcon, ItalicIcon, ListIcon, ListOrderedIcon, QuoteIcon, UndoIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { words } from '../samples/samples.ts';
import { Toolbar } from './toolbar.tsx';

const tools = [
  ['Bold', BoldIcon],
  ['Italic', ItalicIcon],
  ['List', ListIcon],
  ['Numbered list', ListOrderedIcon],
  ['Quote', QuoteIcon],
  ['Undo', UndoIcon],
] as const;

function Tools({ long = false }: { long?: boolean }) {
  const [on, setOn] = useState<string | null>('Bold');
  return (long ? [...tools, ...tools, ...tools] : tools).map(([label, icon], index) => {
    const name = index < tools.length ? label : `${label} ${index}`;
    return (
      <IconButton
        key={name}
        label={name}
        icon={<Icon icon={icon} />}
        pressed={on === name}
        onClick={() => setOn(on === name ? null : name)}
      />
    );
  });
}

const meta = {
  title: 'UI/Controls/Toolbar',
  tags: ['beta'],
  component: Toolbar,
  args: { label: 'Formatting', children: <Tools /> },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Toolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The arrows go from tool to tool. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const list = canvas.getByRole('button', { name: 'List' });
    await expect(list).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(list).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Board = board<Story>(meta, {
  filled: {},
  rightToLeft: { args: { label: 'تنسيق' } },
  more: { Wrapped: { filled: { args: { children: <Tools long /> } } } },
  long: { args: { label: words.long, children: <Tools long /> } },
  endless: { args: { label: words.endless, children: <Tools long /> } },
});
