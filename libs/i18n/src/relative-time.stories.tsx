import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../.storybook/board.ts';
import { RelativeTime } from './relative-time.tsx';

const minutes = (count: number) => new Date(Date.now() - count * 60_000).toISOString();

const meta = {
  title: 'UI/Display/RelativeTime',
  parameters: { layout: 'padded' },
  component: RelativeTime,
  args: { value: minutes(5) },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

const ages = [0, 1, 42, 60, 359, 60 * 24 * 3, 60 * 24 * 400];

export const Ages: Story = {
  render: () => (
    <ul>
      {ages.map((age) => (
        <li key={age}>
          <RelativeTime value={minutes(age)} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas
        .getAllByRole('time')
        .map(({ textContent }) => textContent)
        .slice(0, 5),
    ).toEqual(['now', '1 minute ago', '42 minutes ago', '1 hour ago', '5 hours ago']);
    await expect(canvas.getAllByRole('time')[5]).toHaveTextContent(/^\d{1,2} [A-Z][a-z]+ \d{4}, \d\d:\d\d$/);
  },
};

export const German: Story = {
  render: Ages.render!,
  globals: { locale: 'de_DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('time')[2]).toHaveTextContent('vor 42 Minuten');
    await expect(canvas.getAllByRole('time')[6]).toHaveTextContent(/^\d{1,2}\. \p{L}+\.? \d{4}, \d\d:\d\d$/u);
  },
};

/** What is no time shows nothing. */
export const Nonsense: Story = {
  args: { value: 'gestern' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('time')).toBeNull();
  },
};

export const Board = board<Story>(meta, {
  filled: { render: Ages.render! },
  rightToLeft: { render: Ages.render! },
});
