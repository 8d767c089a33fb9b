import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Button } from '../button/button.tsx';
import { Container } from '../container/container.tsx';
import { Icon } from '../icon/icon.tsx';
import { SearchIcon } from '../icon/icons.ts';
import type { Option } from '../list-box/options.ts';
import { arabicCities, cities, houses } from '../list-box/samples.tsx';
import { atRest, closedWithFocusOn, openList } from '../list-box/story-steps.ts';
import { overflowing, words } from '../samples/samples.ts';
import * as samples from './combobox-samples.css.ts';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const people: readonly Option[] = ['Anna Bergmann', 'Anton Weiß', 'Bärbel Schmidt', 'Çelik Demir', 'Daniel Anders'].map((label) => ({
  id: label.toLowerCase(),
  label,
  description: 'Rezeption, Haus am See',
  icon: <Avatar name={label} size="s" decorative />,
}));

const meta = {
  title: 'UI/Controls/Combobox',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Combobox,
  args: { label: 'Ort', options: cities, emptyText: 'Kein Ort passt.', onChange: fn(), onTextChange: fn(), onSubmit: fn() },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole('combobox');

/** Typing filters, the arrows walk, Enter chooses, Esc closes; what is no suggestion does not stay. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('B');
    const list = await openList();
    await expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Berlin');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(within(list).getByRole('option', { name: 'Bonn' })).toHaveAttribute('data-focused'));
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closedWithFocusOn(field());
    await expect(field()).toHaveValue('Bonn');
    await expect(args.onChange).toHaveBeenLastCalledWith('bonn', expect.objectContaining({ label: 'Bonn' }));
    await userEvent.keyboard('xyz');
    await waitFor(() => expect(screen.getByText('Kein Ort passt.')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Kein Ort passt.')).toBeNull());
    await expect(field()).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveValue('Bonn'));
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}');
    await openList();
  },
};

/** Room below the field, on the page or in a part of it that scrolls by itself. */
const scrolling = (className: string | undefined): Story['decorators'] => [
  (Story) => (
    <div data-testid="scroller" className={className}>
      <div className={samples.tall}>
        <Story />
      </div>
    </div>
  ),
];

const besideField = async () => {
  const list = await openList();
  await waitFor(() => expect(Math.abs(list.getBoundingClientRect().top - field().getBoundingClientRect().bottom)).toBeLessThanOrEqual(10));
  await expect(field()).toHaveValue('B');
};

/** A page that scrolls while one types takes neither the suggestions nor the letters away. */
export const PageScrolls: Story = {
  decorators: scrolling(undefined),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('B');
    await besideField();
    window.scrollTo(0, 40);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await besideField();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await closedWithFocusOn(field());
    await expect(field()).toHaveValue('Berlin');
    window.scrollTo(0, 0);
  },
};

/** The suggestions come after a field that moves away from them. */
export const PartScrolls: Story = {
  decorators: scrolling(samples.scroller),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('B');
    await besideField();
    canvas.getByTestId('scroller').scrollTo(0, 40);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await besideField();
  },
};

/** The button shows all suggestions, also for those who do not want to type. */
export const ByMouse: Story = {
  args: { options: houses, label: 'Haus' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await openList();
    for (const option of within(list).getAllByRole('option')) await expect(option.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(within(list).getByRole('option', { name: /^Villa/ }));
    await closedWithFocusOn(field());
    await expect(args.onChange).toHaveBeenLastCalledWith('lago', expect.anything());
    await userEvent.click(canvas.getByRole('button'));
    await openList();
  },
};

const searched = fn();
/** Simulates a module that asks its server. */
function UserSearch(props: ComboboxProps) {
  const [found, setFound] = useState<readonly Option[]>([]);
  const [loading, setLoading] = useState(false);
  return (
    <Combobox
      {...props}
      options={found}
      loading={loading}
      onSearch={(text) => {
        searched(text);
        setLoading(true);
        setTimeout(() => {
          setFound(text === '' ? [] : people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
          setLoading(false);
        }, 200);
      }}
    />
  );
}

/** People come from a server half a second after the last letter. */
export const SearchOfTheOwner: Story = {
  args: { label: 'Person', loadingText: 'Suche …', emptyText: 'Niemand heißt so.', icon: <Icon icon={SearchIcon} /> },
  render: (args) => <UserSearch {...args} />,
  play: async ({ args }) => {
    searched.mockClear();
    await userEvent.click(field());
    await userEvent.keyboard('AN');
    await waitFor(() => expect(screen.getByText('Suche …')).toBeVisible(), { timeout: 3000 });
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3), { timeout: 3000 });
    await expect(searched.mock.calls).toEqual([['AN']]);
    await userEvent.click(screen.getByRole('option', { name: /^Anton/ }));
    await expect(field()).toHaveValue('Anton Weiß');
    await expect(args.onChange).toHaveBeenLastCalledWith('anton weiß', expect.objectContaining({ label: 'Anton Weiß' }));
    await userEvent.clear(field());
    await userEvent.keyboard('zz');
    await waitFor(() => expect(screen.getByText('Niemand heißt so.')).toBeVisible(), { timeout: 3000 });
    await atRest();
  },
};

/** In a search anything may be typed; Enter on the text itself starts it, Enter on a suggestion chooses. */
export const Suggestions: Story = {
  args: { label: 'Suche', allowsCustomValue: true, icon: <Icon icon={SearchIcon} />, emptyText: undefined, placeholder: 'Titel oder Ort' },
  play: async ({ args }) => {
    await userEvent.click(field());
    await userEvent.keyboard('Ber');
    await openList();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Ber');
    await closedWithFocusOn(field());
    await userEvent.keyboard('xx');
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowDown}');
    await openList();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('berlin', expect.anything());
    await userEvent.keyboard('{ArrowDown}');
    await openList();
  },
};

const typed: Story['play'] = async () => {
  await userEvent.click(field());
  await userEvent.keyboard('a');
  await screen.findByRole('status');
  await atRest();
};

export const Failing: Story = {
  args: {
    options: [],
    onSearch: fn(),
    failure: (
      <>
        Die Suche ist gerade nicht zu erreichen.
        <Button look="quiet">Erneut</Button>
      </>
    ),
  },
  play: async (context) => {
    await typed(context);
    await waitFor(() => expect(screen.getByText('Die Suche ist gerade nicht zu erreichen.')).toBeVisible(), { timeout: 3000 });
  },
};

export const Invalid: Story = {
  args: { hint: 'Ihr Arbeitsort', error: 'Geben Sie einen Ort an.' },
  play: async () => {
    await expect(field()).toHaveAccessibleDescription('Ihr Arbeitsort Geben Sie einen Ort an.');
    await expect(field()).toBeInvalid();
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'bonn' } };

export const Board = board<Story>(
  meta,
  {
    filled: { args: { options: people, icon: <Icon icon={SearchIcon} /> }, play: typed },
    rightToLeft: {
      args: { label: 'الموقع', options: arabicCities, icon: <Icon icon={SearchIcon} /> },
      play: async () => {
        await userEvent.click(field());
        await userEvent.keyboard('ب');
        await openList();
      },
    },
    more: {
      Invalid: { filled: Invalid, rightToLeft: { args: { hint: words.arabicText, error: words.arabicTitle } } },
      Failing: {
        filled: Failing,
        rightToLeft: {
          args: { failure: words.arabicText },
          play: async () => {
            await userEvent.click(field());
            await userEvent.keyboard('ب');
            await screen.findByText(words.arabicText, {}, { timeout: 3000 });
          },
        },
      },
      Disabled: { filled: Disabled, rightToLeft: { args: { defaultValue: 'berlin' } } },
    },
    long: { args: { label: words.long, options: cities.map((city) => ({ ...city, label: `${city.label} ${words.long}` })) }, play: typed },
    endless: {
      args: { label: words.endless, options: [{ id: 'a', label: words.endless, description: words.endless }] },
      play: async (context) => {
        await expect(overflowing(context.canvasElement)).toEqual([]);
        await typed(context);
        await waitFor(() => expect(overflowing(screen.getByRole('listbox'))).toEqual([]));
      },
    },
  },
  { apart: 'window' },
);
