import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { words } from '../samples/samples.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'UI/Foundations/VisuallyHidden',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: VisuallyHidden,
  args: { children: '3 ungelesene Nachrichten' },
  render: (args) => (
    <Button look="secondary">
      <span aria-hidden>3</span>
      <VisuallyHidden {...args} />
    </Button>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Screen readers read it; it takes no room. */
export const InAButton: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('3 ungelesene Nachrichten');
    const { width, height } = canvas.getByText('3 ungelesene Nachrichten').getBoundingClientRect();
    await expect(width * height).toBeLessThanOrEqual(1);
  },
};

export const Board = board<Story>(
  meta,
  {
    /** In a page that runs from right to left what is hidden makes no room to scroll to. */
    rightToLeft: {
      args: { children: words.arabicText.repeat(4) },
      play: async () => {
        window.scrollTo(-1000, 0);
        await expect(window.scrollX).toBe(0);
      },
    },
    endless: { args: { children: words.endless } },
  },
  { apart: 'window' },
);
