import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import type { Option } from '../list-box/options.ts';
import { arabicCities, cities, houses } from '../list-box/samples.tsx';
import { atRest, closedWithFocusOn, openList } from '../list-box/story-steps.ts';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx';

const meta = {
  title: 'UI/Controls/MultiSelect',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: MultiSelect,
  args: {
    label: 'Standorte',
    options: cities,
    placeholder: 'Alle Standorte',
    countText: (count) => `${count} ausgewählt`,
    searchLabel: 'Standort suchen',
    emptyText: 'Kein Standort passt.',
    removeLabel: (label) => `${label} entfernen`,
    clearLabel: 'Alle entfernen',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof MultiSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('button', { name: /Standorte$|المواقع$/, hidden: true });
const option = (name: string | RegExp) => screen.getByRole('option', { name });
const opened: Story['play'] = async () => {
  await userEvent.click(field());
  await openList();
};

/** The list stays open while one chooses; the field counts and the chips name. */
export const Choosing: Story = {
  args: { selectAllLabel: 'Alle auswählen' },
  play: async ({ canvas, args }) => {
    await userEvent.click(field());
    const list = await openList();
    await expect(list.offsetHeight).toBe(260);
    await userEvent.click(option('Berlin'));
    await userEvent.click(option('Bremen'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin', 'bremen']);
    await userEvent.click(option('Berlin'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['bremen']);
    await userEvent.keyboard('köl');
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1), { timeout: 3000 });
    await userEvent.click(screen.getByRole('button', { name: 'Alle auswählen' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['bremen', 'köln']);
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(field());
    await expect(field()).toHaveAccessibleName('2 ausgewählt Standorte');
    await expect(canvas.getByText('Bremen', { selector: 'span' })).toBeVisible();
    await userEvent.click(field());
    await openList();
  },
};

/** Everything by key: choosing with the arrows, walking along the chips, taking them away with Delete. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await openList();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Standort suchen' })).toHaveFocus());
    await waitFor(() => expect(option('Berlin')).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin', 'bonn', 'bremen']);
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(field());
    await userEvent.tab();
    const cross = (name: string) => canvas.getByRole('button', { name: `${name} entfernen` });
    await expect(cross('Berlin')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(cross('Bonn')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['berlin', 'bremen']);
    await expect(cross('Bremen')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(cross('Bremen')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveTextContent('Alle Standorte');
    await userEvent.keyboard('{Enter}');
    await openList();
  },
};

/** Half a second after the last letter, whatever the case. */
export const Searching: Story = {
  play: async () => {
    await userEvent.click(field());
    const list = await openList();
    const begun = performance.now();
    await userEvent.keyboard('DÜSS');
    await expect(within(list).getAllByRole('option').length).toBe(12);
    await waitFor(() => expect(within(list).getAllByRole('option')).toHaveLength(1), { timeout: 3000 });
    await expect(performance.now() - begun).toBeGreaterThanOrEqual(500);
    await userEvent.keyboard('xx');
    await expect(await screen.findByText('Kein Standort passt.', {}, { timeout: 3000 })).toBeVisible();
  },
};

const searched = fn();
/** Simulates a module that asks its server. */
function Asking(props: MultiSelectProps) {
  const [found, setFound] = useState<readonly Option[]>(cities.slice(0, 2));
  const [loading, setLoading] = useState(false);
  return (
    <MultiSelect
      {...props}
      options={found}
      loading={loading}
      onSearch={(text) => {
        searched(text);
        setLoading(true);
        setTimeout(() => {
          setFound(cities.filter(({ label }) => label.startsWith(text)).slice(0, 2));
          setLoading(false);
        }, 200);
      }}
    />
  );
}

/** The owner searches; what is chosen stays, with its words, when other options come. */
export const SearchOfTheOwner: Story = {
  args: { loadingText: 'Suche …' },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, args }) => {
    searched.mockClear();
    await userEvent.click(field());
    await openList();
    await userEvent.click(option('Bonn'));
    await userEvent.keyboard('Stutt');
    await expect(await screen.findByText('Suche …', {}, { timeout: 3000 })).toBeVisible();
    await waitFor(() => expect(option('Stuttgart')).toBeVisible(), { timeout: 3000 });
    await userEvent.click(option('Stuttgart'));
    await expect(args.onChange).toHaveBeenLastCalledWith(['bonn', 'stuttgart']);
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(field());
    await waitFor(() => expect(searched.mock.calls).toEqual([['Stutt'], ['']]));
    await expect(canvas.getByRole('button', { name: 'Bonn entfernen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stuttgart entfernen' })).toBeVisible();
    await userEvent.click(field());
    await openList();
  },
};

const shownState: Story['play'] = async () => {
  await userEvent.click(field());
  const text = await screen.findByRole('status');
  await atRest();
  await expect(text).toBeVisible();
};

export const Loading: Story = { args: { options: [], loading: true, loadingText: 'Standorte werden geladen …' }, play: shownState };

export const Failing: Story = {
  args: {
    options: [],
    failure: (
      <>
        Die Standorte sind gerade nicht zu erreichen.
        <Button look="quiet">Erneut</Button>
      </>
    ),
  },
  play: shownState,
};

export const Empty: Story = { args: { options: [], emptyText: 'Noch kein Standort angelegt.' }, play: shownState };

/** Each id is submitted under the name; a reset goes back to the start. */
export const InAForm: Story = {
  args: { name: 'city', defaultValue: ['bonn'] },
  render: (args) => (
    <form data-testid="form">
      <Stack>
        <MultiSelect {...args} />
        <Cluster>
          <Button type="reset" look="quiet">
            Zurücksetzen
          </Button>
        </Cluster>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const sent = () => new FormData(canvas.getByTestId('form')).getAll('city');
    await expect(sent()).toEqual(['bonn']);
    await userEvent.click(field());
    await openList();
    await userEvent.click(option('Köln'));
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(field());
    await expect(sent()).toEqual(['bonn', 'köln']);
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(sent()).toEqual(['bonn']));
  },
};

export const Invalid: Story = {
  args: { hint: 'Mindestens zwei', error: 'Wählen Sie noch einen Standort.', defaultValue: ['bonn'] },
  play: async () => {
    await expect(field()).toHaveAccessibleDescription('Mindestens zwei Wählen Sie noch einen Standort.');
  },
};

/** What is chosen can still be read. */
export const Disabled: Story = {
  args: { disabled: true, defaultValue: ['bonn', 'köln'] },
  play: async ({ canvas }) => {
    await expect(field()).toBeDisabled();
    await expect(canvas.getByText('Köln', { selector: 'span' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /entfernen/ })).toBeNull();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { args: { options: houses, defaultValue: ['see', 'lago'], selectAllLabel: 'Alle' }, play: opened },
    /** The arrows walk along the chips the other way round. */
    rightToLeft: {
      args: {
        label: 'المواقع',
        options: arabicCities,
        countText: (count) => `${count} مختارة`,
        searchLabel: 'ابحث',
        removeLabel: (label) => `إزالة ${label}`,
        clearLabel: 'إزالة الكل',
        defaultValue: ['berlin', 'dubai'],
      },
      play: async ({ canvas }) => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard('{ArrowLeft}');
        await expect(canvas.getByRole('button', { name: 'إزالة دبي' })).toHaveFocus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('button', { name: 'إزالة برلين' })).toHaveFocus();
        await userEvent.click(field());
        await openList();
      },
    },
    more: {
      Invalid: { filled: Invalid, rightToLeft: { args: { hint: words.arabicText, error: words.arabicTitle, defaultValue: ['berlin'] } } },
      Failing: { filled: Failing, rightToLeft: { args: { failure: words.arabicText, defaultValue: [] }, play: shownState } },
      Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: ['berlin', 'dubai'] } } },
    },
    long: {
      args: {
        label: words.long,
        options: cities.map((city) => ({ ...city, label: `${city.label} ${words.long}` })),
        defaultValue: ['berlin', 'bonn', 'köln'],
      },
    },
    endless: {
      args: {
        options: [{ id: 'a', label: words.endless, description: words.endless }],
        defaultValue: ['a'],
        selectAllLabel: words.endless,
      },
      play: async () => {
        await userEvent.click(field());
        await openList();
        await waitFor(() => expect(overflowing(screen.getByRole('dialog'))).toEqual([]));
      },
    },
  },
  { apart: 'window' },
);
