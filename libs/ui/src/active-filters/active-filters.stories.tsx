import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { sampleFilters } from '../filter-dialog/filter-samples.ts';
import { words } from '../samples/samples.ts';
import type { FilterSelection } from '../filter-dialog/filter-selection.ts';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';

const hrefOf = (selection: FilterSelection) => `?filters=${encodeURIComponent(JSON.stringify(selection))}`;

/** Follows its links within the story, as an app's router does. */
function Holder({ value: first = {}, ...props }: Partial<ActiveFiltersProps>) {
  const [value, setValue] = useState(first);
  const follow = ({ target }: MouseEvent) => {
    const asked = (target as Element).closest('a')?.search;
    const filters = asked === undefined ? null : new URLSearchParams(asked).get('filters');
    if (filters !== null) setValue(JSON.parse(filters) as FilterSelection);
  };
  return (
    <div onClick={follow}>
      <ActiveFilters
        filters={sampleFilters}
        label="Aktive Filter"
        removeLabel={(text) => `${text} entfernen`}
        resetLabel="Zurücksetzen"
        hrefOf={hrefOf}
        {...props}
        value={value}
      />
    </div>
  );
}

const meta = {
  title: 'UI/Display/ActiveFilters',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Holder,
  args: { value: { location: ['berlin', 'köln'], date_type: ['year'], date: ['2026'] } },
} satisfies Meta<typeof Holder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Aktive Filter' })).toBeVisible();
    await expect(canvas.getByText('Im Jahr: 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Berlin entfernen' }));
    await expect(canvas.queryByText('Berlin')).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Köln entfernen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Zurücksetzen' }));
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** A date goes with its kind. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText(/2026/)).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Zurücksetzen' })).toHaveFocus();
  },
};

/** Nothing is chosen, or nothing that there still is: there is nothing to show. */
export const Empty: Story = {
  args: { value: { location: ['atlantis'] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const Board = board<Story>(meta, {
  rightToLeft: { args: { resetLabel: 'إعادة ضبط' } },
  /** The crosses stay beside words that break. */
  long: {
    args: {
      filters: [
        {
          identifier: 'a',
          label: 'Thema',
          multiple: true,
          properties: ['Gefährdungsbeurteilungsunterlagen und Arbeitssicherheitsvorschriften', words.long].map((value) => ({
            id: value,
            value,
            type: null,
          })),
        },
      ],
      value: { a: ['Gefährdungsbeurteilungsunterlagen und Arbeitssicherheitsvorschriften', words.long] },
    },
    play: async ({ canvas }) => {
      const edge = canvas.getByRole('list').getBoundingClientRect().right;
      for (const cross of canvas.getAllByRole('link', { name: /entfernen$/ })) {
        await expect(cross.getBoundingClientRect().right).toBeLessThanOrEqual(edge + 1);
      }
    },
  },
  endless: {
    args: {
      filters: [{ identifier: 'a', label: 'Thema', multiple: true, properties: [{ id: 'x', value: words.endless, type: null }] }],
      value: { a: ['x'] },
    },
  },
});
