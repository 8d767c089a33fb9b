import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Counts } from './counts.tsx';

const meta = {
  title: 'UI/Display/Counts',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Counts,
  args: { likes: { value: '12', label: '12 Mal „Gefällt mir“' }, comments: { value: '4', label: '4 Kommentare' } },
  decorators: [
    (Story) => (
      <Cluster gap="m">
        <Story />
      </Cluster>
    ),
  ],
} satisfies Meta<typeof Counts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bare numbers are for the eye; screen readers read what they count. */
export const Both: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('12 Mal „Gefällt mir“')).toBeInTheDocument();
    await expect(canvas.getByText('4 Kommentare')).toBeInTheDocument();
  },
};

export const LikesOnly: Story = {
  args: { comments: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(1);
  },
};

export const Thousands: Story = {
  args: { likes: { value: '10.000', label: '10.000 Mal „Gefällt mir“' }, comments: { value: '1.204', label: '1.204 Kommentare' } },
};

export const Board = board<Story>(meta, {
  rightToLeft: { args: { likes: { value: '١٢', label: '١٢ إعجابًا' }, comments: { value: '٤', label: '٤ تعليقات' } } },
  /** What does not fit beside the other facts is below them together, and not one number here and one there. */
  long: {
    render: (args) => (
      <Narrow>
        <Cluster gap="m">
          <span>Mittwoch, den 18. November 2026</span>
          <Counts {...args} />
        </Cluster>
      </Narrow>
    ),
    play: async ({ canvas }) => {
      const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
      await expect(top('12')).toBe(top('4'));
      await expect(top('12')).toBeGreaterThan(top('Mittwoch, den 18. November 2026') + 10);
    },
  },
  endless: {
    args: { likes: { value: words.endless, label: '12 Mal „Gefällt mir“' } },
    render: (args) => (
      <Card>
        <Counts {...args} />
      </Card>
    ),
  },
});
