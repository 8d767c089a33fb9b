import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Container } from '../container/container.tsx';
import { arabicCities, cities, houses } from '../list-box/samples.tsx';
import { atRest, closedWithFocusOn, openList } from '../list-box/story-steps.ts';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Select } from './select.tsx';

const meta = {
  title: 'UI/Controls/Select',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: Select,
  args: { label: 'Standort', placeholder: 'Bitte wählen', options: cities, onChange: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('button', { name: /Standort|الموقع/ });
const opened: Story['play'] = async () => {
  await userEvent.click(field());
  await openList();
};

/** A press chooses, and of more options than fit in 260 px the list is that high and scrolls. */
export const Choosing: Story = {
  play: async ({ args }) => {
    await expect(field()).toHaveTextContent('Bitte wählen');
    await userEvent.click(field());
    const box = await openList();
    await expect(box.offsetHeight).toBe(260);
    for (const option of within(box).getAllByRole('option')) await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(within(box).getByRole('option', { name: 'Dresden' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('dresden');
    await expect(field()).toHaveAccessibleName('Dresden Standort');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.click(field());
    await openList();
  },
};

export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const box = await openList();
    const option = (name: string) => within(box).getByRole('option', { name });
    await waitFor(() => expect(option('Berlin')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await expect(option('Stuttgart')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(option('Berlin')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(option('Bonn')).toHaveFocus();
    await userEvent.keyboard('kö');
    await expect(option('Köln')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await closedWithFocusOn(field());
    await expect(args.onChange).not.toHaveBeenCalled();
    // Type-ahead on the closed field chooses at once, as with a native one.
    await userEvent.keyboard('ham');
    await expect(args.onChange).toHaveBeenLastCalledWith('hamburg');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(within(await openList()).getByRole('option', { name: 'Hamburg' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('köln');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await openList();
  },
};

/** The focus stays in the search; case and accents do not matter. */
export const WithSearch: Story = {
  args: { searchLabel: 'Standort suchen', emptyText: 'Kein Standort passt.' },
  play: async ({ args }) => {
    await userEvent.click(field());
    const box = await openList();
    await expect(box.offsetHeight).toBe(260);
    const search = screen.getByRole('combobox', { name: 'Standort suchen' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('DUSS');
    await waitFor(() => expect(within(box).getAllByRole('option')).toHaveLength(1));
    await expect(search).toHaveFocus();
    await userEvent.keyboard('xx');
    await expect(await screen.findByText('Kein Standort passt.')).toBeVisible();
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowDown}');
    await waitFor(() => expect(within(box).getByRole('option', { name: 'Düsseldorf' })).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('düsseldorf');
    await waitFor(() => expect(field()).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await openList();
    await userEvent.keyboard('x{Escape}');
    await closedWithFocusOn(field());
    await userEvent.keyboard('{ArrowDown}');
    await openList();
  },
};

/** Groups, second lines and icons; what is disabled is passed over. */
export const Rich: Story = {
  args: { options: houses, searchLabel: 'Haus suchen', emptyText: 'Kein Haus passt.' },
  play: async ({ args }) => {
    await userEvent.click(field());
    const box = await openList();
    await expect(within(box).getByRole('group', { name: 'Italien' })).toBeVisible();
    const closed = within(box).getByRole('option', { name: /^Alte Post/ });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(closed);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(box).getByRole('option', { name: /^Villa/ })).toHaveAttribute('data-focused'));
  },
};

/** The cross takes the choice back and leaves the focus on the field. */
export const Clearable: Story = {
  args: { defaultValue: 'köln', clearLabel: 'Auswahl aufheben' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Auswahl aufheben' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveTextContent('Bitte wählen');
    await expect(canvas.queryByRole('button', { name: 'Auswahl aufheben' })).toBeNull();
  },
};

/** Submits the id under its name, goes back at a reset, and holds back the form while nothing is chosen. */
export const InAForm: Story = {
  args: { name: 'city', required: true },
  render: (args) => (
    <form
      data-testid="form"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = String(new FormData(event.currentTarget).get('city'));
      }}
    >
      <Stack>
        <Select {...args} />
        <Cluster>
          <Button type="submit">Senden</Button>
          <Button type="reset" look="quiet">
            Zurücksetzen
          </Button>
        </Cluster>
      </Stack>
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByTestId('form');
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(form.dataset['sent']).toBeUndefined();
    await waitFor(() => expect(field()).toHaveFocus());
    await expect(field()).toHaveAccessibleDescription(/\w/);
    await userEvent.keyboard('bon');
    await userEvent.click(canvas.getByRole('button', { name: 'Senden' }));
    await expect(form.dataset['sent']).toBe('bonn');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(field()).toHaveTextContent('Bitte wählen'));
  },
};

/** A press on the label focuses the field and opens nothing. */
export const Invalid: Story = {
  args: { hint: 'Dort holen Sie die Prämie ab.', error: 'Wählen Sie einen Standort.' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Standort'));
    await expect(field()).toHaveFocus();
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(field()).toHaveAccessibleDescription('Dort holen Sie die Prämie ab. Wählen Sie einen Standort.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'bonn' },
  play: async () => {
    await expect(field()).toBeDisabled();
  },
};

export const NothingToChoose: Story = {
  args: { options: [], emptyText: 'Noch kein Standort angelegt.' },
  play: async () => {
    await userEvent.click(field());
    const text = await screen.findByText('Noch kein Standort angelegt.');
    await atRest();
    await expect(text).toBeVisible();
  },
};

const longCities = cities.map((city) => ({ ...city, label: `${city.label} ${words.long}`, description: words.text }));

export const Board = board<Story>(
  meta,
  {
    filled: { args: { options: houses, defaultValue: 'see' }, play: opened },
    rightToLeft: {
      args: {
        label: 'الموقع',
        placeholder: 'اختر',
        options: arabicCities,
        searchLabel: 'ابحث',
        clearLabel: 'إزالة',
        defaultValue: 'dubai',
      },
      play: async () => {
        await userEvent.click(field());
        await openList();
        const distance = screen.getByRole('dialog').getBoundingClientRect().right - field().getBoundingClientRect().right;
        // In a frame such as Storybook's the page's scroll bar is at the left, and react-aria is off by its width.
        await expect(Math.abs(distance)).toBeLessThanOrEqual(16);
      },
    },
    more: {
      Invalid: {
        filled: { args: Invalid.args! },
        rightToLeft: { args: { defaultValue: undefined, hint: words.arabicText, error: words.arabicTitle } },
      },
      Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: 'berlin' } } },
    },
    long: {
      args: { label: words.long, options: longCities, defaultValue: 'berlin', clearLabel: 'Auswahl aufheben' },
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button', { name: /^Berlin/ }));
        await openList();
      },
    },
    endless: {
      args: {
        label: words.endless,
        hint: words.endless,
        error: words.endless,
        options: [{ id: 'a', label: words.endless, description: words.endless }],
        defaultValue: 'a',
        searchLabel: words.endless,
      },
      play: async ({ canvas }) => {
        await userEvent.click(canvas.getByRole('button'));
        const box = await openList();
        await expect(overflowing(box)).toEqual([]);
        await expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
      },
    },
  },
  { apart: 'window' },
);
