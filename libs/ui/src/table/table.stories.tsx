import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { overflowing, words } from '../samples/samples.ts';
import { Stars } from '../stars/stars.tsx';
import type { TableSort } from './sort.ts';
import { Table } from './table.tsx';
import type { TableColumn } from './table-column.ts';

interface Hotel {
  name: string;
  town: string;
  score: number;
  ratings: number;
}

const hotels: Hotel[] = [
  { name: 'Haus am Kurpark', town: 'Bad Reichenhall', score: 8.7, ratings: 1284 },
  { name: 'Seehotel Morgenrot', town: 'Überlingen', score: 9.2, ratings: 87 },
  { name: 'Stadthaus Lindenhof', town: 'Köln', score: 7.4, ratings: 640 },
];
const german = (value: number) => value.toLocaleString('de-DE');

const columns: TableColumn<Hotel, 'name' | 'town' | 'score' | 'ratings'>[] = [
  { id: 'name', header: 'Haus', cell: ({ name }) => name, rowHeader: true, sortable: true },
  { id: 'town', header: 'Ort', cell: ({ town }) => town },
  {
    id: 'score',
    header: 'Bewertung',
    cell: ({ score }) => <Stars value={score} max={10} size="s" label={`${german(score)} von 10 Sternen`} />,
    sortable: true,
  },
  { id: 'ratings', header: 'Stimmen', cell: ({ ratings }) => german(ratings), numeric: true, sortable: true },
];

const byKey = (a: Hotel, b: Hotel, key: keyof Hotel) => (a[key] < b[key] ? -1 : 1);

function Ratings({ rows = hotels }: { rows?: Hotel[] }) {
  const [sort, setSort] = useState<TableSort<keyof Hotel>>({ column: 'name', direction: 'ascending' });
  const sorted = rows.toSorted((a, b) => byKey(a, b, sort.column) * (sort.direction === 'ascending' ? 1 : -1));
  return <Table caption="Bewertungen unserer Häuser" {...{ columns, sort }} rows={sorted} rowKey={({ name }) => name} onSort={setSort} />;
}

const meta = { title: 'UI/Display/Table', tags: ['stable'], parameters: { layout: 'padded' }, component: Ratings } satisfies Meta<
  typeof Ratings
>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole('rowheader').map((cell: HTMLElement) => cell.lastElementChild!.textContent);

/** Tab goes from head to head; Enter and Space sort and turn the order round. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('table', { name: 'Bewertungen unserer Häuser' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Haus' })).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Haus' })).toHaveAttribute('aria-sort', 'descending');
    await expect(names(canvas)[0]).toBe('Stadthaus Lindenhof');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('columnheader', { name: 'Stimmen' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Haus' })).not.toHaveAttribute('aria-sort');
    await expect(names(canvas)).toEqual(['Seehotel Morgenrot', 'Stadthaus Lindenhof', 'Haus am Kurpark']);
    await expect(canvas.getByRole('button', { name: 'Stimmen' })).toHaveFocus();
  },
};

/** In a narrow place each row is a card; for screen readers it stays a table with heads. */
export const Cards: Story = {
  render: () => (
    <Narrow>
      <Ratings />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    const [card] = canvas.getAllByRole('row').slice(1);
    await expect(within(card!).getByText('Ort')).toBeVisible();
    await expect(within(card!).getByRole('cell', { name: 'Bad Reichenhall' })).toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

const base = { caption: 'Bewertungen unserer Häuser', columns, rowKey: ({ name }: Hotel) => name };

export const Empty: Story = {
  render: () => (
    <Table {...base} rows={[]} empty={<EmptyState title="Noch keine Bewertungen" action={<Button>Filter zurücksetzen</Button>} />} />
  ),
};

export const Loading: Story = {
  render: () => <Table {...base} rows={[]} loading={{ label: 'Bewertungen werden geladen', rows: 4 }} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('Bewertungen werden geladen');
  },
};

/** The head stays in sight. */
export const ManyRows: Story = {
  render: () => (
    <Table
      {...base}
      captionHidden
      rows={Array.from({ length: 20 }, (_, index) => ({ ...hotels[index % 3]!, name: `Haus ${index + 1}` }))}
    />
  ),
};

const narrow = (word: string): Story => ({
  render: () => (
    <Narrow>
      <Ratings rows={[{ name: word, town: word, score: 5, ratings: 1 }]} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(overflowing(canvasElement)).toEqual([]);
  },
});

export const Board = board<Story>(meta, {
  rightToLeft: {
    render: () => (
      <Table
        caption="تقييمات بيوتنا"
        columns={[
          { id: 'name', header: 'البيت', cell: (row: { name: string; count: number }) => row.name, rowHeader: true },
          { id: 'count', header: 'الأصوات', cell: (row) => row.count, numeric: true },
        ]}
        rows={[
          { name: words.arabicTitle, count: 1284 },
          { name: 'فندق البحيرة', count: 87 },
        ]}
        rowKey={(row) => row.name}
      />
    ),
  },
  more: {
    Cards: { filled: Cards },
    Empty: { filled: Empty },
    Loading: { filled: Loading },
  },
  long: narrow(words.long),
  endless: narrow(words.endless),
});
