import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { MediaCard } from '../media-card/media-card.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { landscape, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { FilledGrid } from './filled-grid.tsx';
import { places, sideways } from './grid-samples.css.ts';

const meta = {
  title: 'UI/Foundations/FilledGrid',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: FilledGrid,
} satisfies Meta<typeof FilledGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the window has no room for a place, it is scrolled, and the page is not. */
const scrolled = (children: ReactNode) => (
  <div className={sideways} role="group" aria-label="Raster" tabIndex={0}>
    {children}
  </div>
);

const filled = (columns: keyof typeof places, entries: number) => (
  <div key={`${columns} ${entries}`} className={places[columns]}>
    <FilledGrid as="ul" data-testid={`${columns}`}>
      {Array.from({ length: entries }, (_, index) => (
        <li key={index}>{index + 1}</li>
      ))}
    </FilledGrid>
  </div>
);

/** How wide each row is, from its first entry to the end of its last. */
function rowsOf(grid: Element): number[] {
  const boxes = [...grid.children].map((entry) => entry.getBoundingClientRect());
  const tops = [...new Set(boxes.map(({ top }) => top))];
  return tops.map((top) => {
    const row = boxes.filter((box) => box.top === top);
    return Math.round(Math.max(...row.map(({ right }) => right)) - Math.min(...row.map(({ left }) => left)));
  });
}

/** Ten at a time, or any number of them: no row has a hole, in any number of columns. */
export const Filled: Story = {
  render: () =>
    scrolled(
      <Stack gap="xl">
        {([1, 2, 3, 4] as const).map((columns) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 20, 30].map((entries) => filled(columns, entries)))}
      </Stack>,
    ),
  play: async ({ canvas }) => {
    for (const columns of [1, 2, 3, 4])
      for (const grid of canvas.getAllByTestId(`${columns}`)) {
        const about = `${grid.childElementCount} in ${columns} columns`;
        await expect(new Set(rowsOf(grid)), about).toEqual(new Set([grid.clientWidth]));
        await expect(getComputedStyle(grid).gridTemplateColumns.split(' '), about).toHaveLength(columns);
      }
  },
};

/** The first of ten in three columns: its picture is beside its words, of which more lines show. */
export const Lead: Story = {
  render: () =>
    scrolled(
      <div className={places[3]}>
        <FilledGrid>
          {Array.from({ length: 10 }, (_, index) => (
            <MediaCard
              key={index}
              image={landscape(30 * index)}
              level={2}
              title={words.title}
              titleLines={2}
              text={words.text.repeat(4)}
              textLines={2}
            />
          ))}
        </FilledGrid>
      </div>,
    ),
  play: async ({ canvas }) => {
    const [lead, other] = canvas.getAllByRole('article');
    const [picture, title] = [
      lead!.querySelector('img')!.getBoundingClientRect(),
      canvas.getAllByRole('heading')[0]!.getBoundingClientRect(),
    ];
    await expect(picture.right).toBeLessThan(title.left);
    await expect(lead!.clientWidth).toBeGreaterThan(3 * other!.clientWidth);
    await expect(canvas.getAllByText(/Kurpark/).map((text) => getComputedStyle(text).webkitLineClamp)).toEqual(Array(10).fill('7'));
  },
};

/** On a phone every card is as wide as the next, and its text is cut after the lines it asks for. */
export const LeadOnAPhone: Story = {
  render: () => (
    <Narrow>
      <FilledGrid>
        <MediaCard image={landscape(30)} level={2} title={words.title} text={words.text.repeat(4)} textLines={2} />
        <MediaCard level={2} title={words.title} text={words.text.repeat(4)} textLines={2} />
      </FilledGrid>
    </Narrow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Kurpark/).map((text) => getComputedStyle(text).webkitLineClamp)).toEqual(['2', '2']);
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: Lead,
    /** The wide one begins at the right. */
    rightToLeft: {
      ...Lead,
      play: async ({ canvas }) => {
        const [lead] = canvas.getAllByRole('article');
        await expect(lead!.querySelector('img')!.getBoundingClientRect().right).toBeCloseTo(lead!.getBoundingClientRect().right, -1);
      },
    },
    long: {
      render: () => (
        <div className={places[3]}>
          <FilledGrid>
            <MediaCard image={landscape(30)} level={2} title={words.long} titleLines={2} text={words.long.repeat(3)} />
            <MediaCard level={2} title={words.long} titleLines={2} text={words.long} />
          </FilledGrid>
        </div>
      ),
    },
    endless: {
      render: () => (
        <div className={places[2]}>
          <FilledGrid>
            <MediaCard image={landscape(30)} level={2} title={words.endless} text={words.endless} />
            <MediaCard level={2} title={words.long} text={words.endless} />
            <MediaCard level={2} title={words.endless} text={words.long} />
          </FilledGrid>
        </div>
      ),
    },
  },
  { apart: 'window' },
);
