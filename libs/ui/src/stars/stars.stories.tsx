import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Stars } from './stars.tsx';

const german = (value: number) => value.toLocaleString('de-DE');

const meta = {
  title: 'UI/Display/Stars',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Stars,
  args: { value: 3.5, label: '3,5 von 5 Sternen' },
} satisfies Meta<typeof Stars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfFive: Story = {
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '3,5 von 5 Sternen' });
    await expect([...stars.querySelectorAll('[data-fill]')].map((star) => star.getAttribute('data-fill'))).toEqual([
      'full',
      'full',
      'full',
      'half',
      'empty',
    ]);
  },
};

export const OfTen: Story = {
  args: { value: 8.6, max: 10, label: '8,6 von 10 Sternen' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-fill="full"]')).toHaveLength(8);
    await expect(canvasElement.querySelectorAll('[data-fill="half"]')).toHaveLength(1);
  },
};

export const NotRatedYet: Story = { args: { value: null, label: 'Noch nicht bewertet' } };

export const EveryHalf: Story = {
  render: () => (
    <Stack gap="xs">
      {[0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5].map((value) => (
        <Cluster key={value} gap="s">
          <Stars value={value} label={`${german(value)} von 5 Sternen`} />
          <Text as="span" size="s" tone="muted" numeric>
            {german(value)}
          </Text>
        </Cluster>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const drawn = canvas.getAllByRole('img').map((stars) => {
      const count = (fill: string) => stars.querySelectorAll(`[data-fill="${fill}"]`).length;
      return count('full') + count('half') / 2;
    });
    await expect(drawn).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5]);
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <Stars {...args} size="s" />
      <Stars {...args} size="m" />
      <Stars {...args} size="l" />
    </Stack>
  ),
};

/** Ten stars break after five where the column is very narrow. */
export const VeryNarrow: Story = {
  args: { value: 9.5, max: 10, size: 'l', label: '9,5 von 10 Sternen' },
  render: (args) => (
    <Narrow width={160}>
      <Stars {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

export const Board = board<Story>(meta, {
  filled: Sizes,
  /** Filled from the right, the half one too. */
  rightToLeft: {
    args: { value: 7.5, max: 10, label: '7.5 من 10 نجوم', size: 'l' },
    play: async ({ canvasElement }) => {
      const [first, second] = canvasElement.querySelectorAll('[data-fill]');
      await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
      await expect(getComputedStyle(canvasElement.querySelector('[data-fill="half"] > span svg')!).transform).toBe(
        'matrix(-1, 0, 0, 1, 0, 0)',
      );
    },
  },
  /** Beside words that leave them no room they move to a line of their own, all five of them. */
  long: {
    render: (args) => (
      <Narrow>
        <Cluster>
          <Text as="span">Gesamtzufriedenheit mit der Gemeinschaftsverpflegung</Text>
          <Stars {...args} />
        </Cluster>
      </Narrow>
    ),
    play: async ({ canvas }) => {
      const tops = [...canvas.getByRole('img').querySelectorAll('[data-fill]')].map((star) => star.getBoundingClientRect().top);
      await expect(new Set(tops).size).toBe(1);
      await expect(tops[0]).toBeGreaterThan(canvas.getByText(/Gesamt/).getBoundingClientRect().top);
    },
  },
  endless: {
    render: (args) => (
      <Narrow>
        <Cluster>
          <Text as="span">{words.endless}</Text>
          <Stars {...args} />
        </Cluster>
      </Narrow>
    ),
  },
});
