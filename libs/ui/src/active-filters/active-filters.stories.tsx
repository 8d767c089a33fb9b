import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { sampleFilters } from '../filter-dialog/filter-samples.ts';
import { words } from '../samples/samples.ts';
import { ActiveFilters, type ActiveFiltersProps } from './active-filters.tsx';

const reset = fn();

function Holder({ value: first = {}, ...props }: Partial<ActiveFiltersProps>) {
  const [value, setValue] = useState(first);
  return (
    <ActiveFilters
      filters={sampleFilters}
      label="Aktive Filter"
      removeLabel={(text) => `${text} entfernen`}
      resetLabel="Zurücksetzen"
      onReset={reset}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

const meta = {
  title: 'UI/Display/ActiveFilters',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Holder,
  args: { value: { location: ['berlin', 'köln'], date_type: ['year'], date: ['2026'] } },
  beforeEach: () => void reset.mockClear(),
} satisfies Meta<typeof Holder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Aktive Filter' })).toBeVisible();
    await expect(canvas.getByText('Im Jahr: 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Berlin entfernen' }));
    await expect(canvas.queryByText('Berlin')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Köln entfernen' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await expect(reset).toHaveBeenCalledOnce();
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
    await expect(canvas.getByRole('button', { name: 'Zurücksetzen' })).toHaveFocus();
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
      for (const cross of canvas.getAllByRole('button', { name: /entfernen$/ })) {
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
