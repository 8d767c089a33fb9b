import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { FilterButton } from '../filter-button/filter-button.tsx';
import { openList } from '../list-box/story-steps.ts';
import { settled, overflowing, words } from '../samples/samples.ts';
import { FilterDialog, type FilterDialogProps } from './filter-dialog.tsx';
import { sampleFilters, sampleTexts } from './filter-samples.ts';
import { countChosen, type FilterSelection } from './filter-selection.ts';

const applied = fn();

function List({ value: first = {}, ...props }: Partial<FilterDialogProps>) {
  const [open, setOpen] = useState(false);
  const [value, setValue] = useState<FilterSelection>(first);
  const count = countChosen(value);
  return (
    <>
      <FilterButton count={count ? String(count) : undefined} countLabel={`${count} Filter aktiv`} onClick={() => setOpen(true)}>
        Filter
      </FilterButton>
      <FilterDialog
        filters={sampleFilters}
        texts={sampleTexts}
        {...props}
        open={open}
        onOpenChange={setOpen}
        value={value}
        onApply={(next) => {
          applied(next);
          setValue(next);
        }}
      />
    </>
  );
}

const meta = {
  title: 'UI/Overlays/FilterDialog',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: List,
  beforeEach: () => void applied.mockClear(),
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const opened: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Filter/ }));
  await settled(await canvas.findByRole('dialog'));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** Nothing can be applied or reset before something changes. */
export const Untouched: Story = {
  play: async (context) => {
    await opened(context);
    await expect(button('Anwenden')).toBeDisabled();
    await expect(button('Zurücksetzen')).toBeDisabled();
    await expect(screen.queryByLabelText('Datum')).not.toBeInTheDocument();
  },
};

/** What is chosen and removed again is no change. */
export const Applying: Story = {
  play: async (context) => {
    await opened(context);
    const offen = screen.getByRole('checkbox', { name: 'Offen' });
    await userEvent.click(offen);
    await expect(button('Anwenden')).toBeEnabled();
    await userEvent.click(offen);
    await expect(button('Anwenden')).toBeDisabled();
    await userEvent.click(offen);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ruht' }));
    await userEvent.click(button('Anwenden'));
    await closed();
    await expect(applied).toHaveBeenCalledWith({ status: ['offen', 'ruht'] });
    await expect(context.canvas.getByRole('button', { name: /2 Filter aktiv/ })).toHaveFocus();
    await opened(context);
  },
};

/** The keyboard begins at the first filter, also where that is a long list. */
export const BeginsWithALongList: Story = {
  args: { filters: sampleFilters.filter(({ identifier }) => identifier !== 'status') },
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: /^Filter/ })).focus();
    await userEvent.keyboard('{Enter}');
    await settled(await canvas.findByRole('dialog'));
    await expect(button(/Standort$/)).toHaveFocus();
  },
};

/** A kind of date brings its first date, and its dates alone. */
export const Dates: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.selectOptions(screen.getByLabelText('Zeitraum'), 'Im Jahr');
    await expect(screen.getByLabelText('Datum')).toHaveValue('2026');
    await expect(screen.queryByRole('option', { name: 'November 2026' })).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Zeitraum'), 'Im Monat');
    await expect(screen.getByLabelText('Datum')).toHaveValue('november 2026');
    await userEvent.click(button('Anwenden'));
    await expect(applied).toHaveBeenCalledWith({ date_type: ['month'], date: ['november 2026'] });
    await closed();
    await opened(context);
  },
};

/** An order there always is; the first one is no filter. */
export const Order: Story = {
  play: async (context) => {
    await opened(context);
    const order = screen.getByLabelText('Sortierung');
    await expect(order).toHaveValue('neueste zuerst');
    await userEvent.selectOptions(order, 'Älteste zuerst');
    await userEvent.selectOptions(order, 'Neueste zuerst');
    await expect(button('Anwenden')).toBeDisabled();
    await userEvent.selectOptions(order, 'Älteste zuerst');
    await userEvent.click(button('Anwenden'));
    await expect(applied).toHaveBeenCalledWith({ sorting_order: ['älteste zuerst'] });
    await closed();
    await opened(context);
  },
};

/** A reset takes effect at once, and leads to what the list begins with. */
export const Resetting: Story = {
  args: { value: { status: ['offen'], sorting_order: ['älteste zuerst'] }, initial: { sorting_order: ['neueste zuerst'] } },
  play: async (context) => {
    await opened(context);
    await expect(button('Anwenden')).toBeDisabled();
    await expect(screen.getByRole('checkbox', { name: 'Offen' })).toBeChecked();
    await userEvent.click(button('Zurücksetzen'));
    await closed();
    await expect(applied).toHaveBeenCalledWith({ sorting_order: ['neueste zuerst'] });
    await opened(context);
  },
};

/** What was not applied is forgotten. */
export const GivenUp: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Offen' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(applied).not.toHaveBeenCalled();
    await opened(context);
    await expect(screen.getByRole('checkbox', { name: 'Offen' })).not.toBeChecked();
  },
};

/** Many values are in a list with a search. */
export const ManyValues: Story = {
  play: async (context) => {
    await opened(context);
    await userEvent.click(button(/Standort/));
    await openList();
    await userEvent.click(screen.getByRole('option', { name: 'Köln' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(button('Anwenden'));
    await expect(applied).toHaveBeenCalledWith({ location: ['köln'] });
    await closed();
    await opened(context);
  },
};

export const Keyboard: Story = {
  play: async (context) => {
    await opened(context);
    await expect(screen.getByRole('checkbox', { name: 'Offen' })).toHaveFocus();
    await userEvent.keyboard(' ');
    button('Anwenden').focus();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(applied).toHaveBeenCalledWith({ status: ['offen'] });
    await opened(context);
  },
};

/** An address may name what there is no more: it can be removed, and nothing else. */
export const Stale: Story = {
  args: { value: { status: ['verschwunden'] } },
  play: async (context) => {
    await opened(context);
    await expect(button('Anwenden')).toBeDisabled();
    await userEvent.click(button('Zurücksetzen'));
    await expect(applied).toHaveBeenCalledWith({});
    await closed();
    await opened(context);
  },
};

const dark: Story = { args: { value: { status: ['offen'], location: ['berlin', 'bonn'] } }, play: opened };

export const Phone: Story = { ...dark, globals: { viewport: { value: 'phone' } } };

const keepsInside = (label: string, value: string): Partial<Story> => ({
  globals: { viewport: { value: 'phone' } },
  args: {
    filters: [
      { identifier: 'a', label, multiple: true, properties: [{ id: 'x', value, type: null }] },
      { identifier: 'b', label, multiple: false, properties: [{ id: 'y', value, type: null }] },
    ],
    value: { a: ['x'], b: ['y'] },
  },
  play: async (context) => {
    await opened(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(overflowing(screen.getByRole('dialog'))).toEqual([]);
  },
});

export const Board = board<Story>(
  meta,
  {
    filled: dark,
    rightToLeft: {
      args: {
        filters: [
          {
            identifier: 'topic',
            label: 'الموضوع',
            multiple: true,
            properties: [
              { id: 'winter', value: 'الشتاء', type: null },
              { id: 'team', value: 'في الفريق', type: null },
            ],
          },
        ],
        texts: { ...sampleTexts, title: 'تصفية', apply: 'تطبيق', reset: 'إعادة ضبط', closeLabel: 'إغلاق' },
      },
      play: opened,
    },
    long: keepsInside('Gefährdungsbeurteilungsunterlagen', 'Arbeitssicherheitsvorschriften für Großküchen'),
    endless: keepsInside(words.endless, words.endless),
  },
  { apart: 'phone' },
);
