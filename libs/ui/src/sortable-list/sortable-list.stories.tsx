import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Icon } from '../icon/icon.tsx';
import { MoreIcon } from '../icon/icons.ts';
import { Menu } from '../menu/menu.tsx';
import { words } from '../samples/samples.ts';
import { Text } from '../text/text.tsx';
import { SortableList } from './sortable-list.tsx';

const texts = {
  handle: (name: string) => `Move ${name}`,
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}`,
  up: 'Move up',
  down: 'Move down',
};

const dishes = ['Bread', 'Honey', 'Eggs', 'Coffee'];
const same = (item: string) => item;

/** Keeps the order, as its owner does. */
function Sorted({ items: first, ...rest }: ComponentProps<typeof SortableList<string>>) {
  const [items, setItems] = useState(first);
  return <SortableList {...rest} items={items} onSort={setItems} />;
}

const meta = {
  title: 'UI/Controls/SortableList',
  tags: ['beta'],
  component: SortableList<string>,
  args: {
    label: 'Breakfast',
    items: dishes,
    keyOf: same,
    nameOf: same,
    texts,
    onSort: () => undefined,
    children: (item, { handle, moves }) => (
      <Card padding="m">
        <Cluster gap="s">
          {handle}
          <Text as="span">{item}</Text>
          <Menu label={`Actions: ${item}`} trigger={<Icon icon={MoreIcon} />}>
            {moves}
          </Menu>
        </Cluster>
      </Card>
    ),
  },
  render: (args) => <Sorted {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SortableList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => dishes.find((dish) => textContent.includes(dish)));

/** The arrow keys move a row by its handle, which keeps the focus; each move is read out. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Move Bread' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(order(canvas.getByRole('list'))).toEqual(['Honey', 'Eggs', 'Bread', 'Coffee']);
    await expect(canvas.getByRole('button', { name: 'Move Bread' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Bread is now 3 of 4');
    await userEvent.keyboard('{ArrowUp}');
    await expect(order(canvas.getByRole('list'))).toEqual(['Honey', 'Bread', 'Eggs', 'Coffee']);
  },
};

/** A row follows the pointer and takes the place of the last one it has passed. */
export const Dragged: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const handle = canvas.getByRole('button', { name: 'Move Honey' });
    const by = rows[3]!.getBoundingClientRect().top - rows[1]!.getBoundingClientRect().top;
    const { x, y } = handle.getBoundingClientRect();
    const at = (clientY: number) => ({ pointerId: 1, pointerType: 'touch', button: 0, clientX: x, clientY });
    fireEvent.pointerDown(handle, at(y));
    fireEvent.pointerMove(window, at(y + by / 2 + 4));
    await expect(rows[2]).toHaveAttribute('data-drop', 'after');
    fireEvent.pointerMove(window, at(y + by + 4));
    fireEvent.pointerUp(window, at(y + by + 4));
    await expect(order(canvas.getByRole('list'))).toEqual(['Bread', 'Eggs', 'Coffee', 'Honey']);
  },
};

/** For those who do neither: the menu of a row. */
export const ByMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions: Coffee' }));
    await expect(canvas.queryByRole('button', { name: 'Move down' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Move up' }));
    await expect(order(canvas.getByRole('list'))).toEqual(['Bread', 'Honey', 'Coffee', 'Eggs']);
  },
};

/** The owner takes a row away: the one that takes its place has the focus. */
export const Removed: Story = {
  render: function Removing({ items: first, ...rest }) {
    const [items, setItems] = useState(first);
    return (
      <SortableList {...rest} items={items}>
        {(item, { handle }) => (
          <Cluster gap="s">
            {handle}
            <Button onClick={() => setItems(items.filter((one) => one !== item))}>{`Remove ${item}`}</Button>
          </Cluster>
        )}
      </SortableList>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Honey' }));
    await expect(canvas.getByRole('button', { name: 'Move Eggs' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coffee' }));
    await expect(canvas.getByRole('button', { name: 'Move Eggs' })).toHaveFocus();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: {},
    rightToLeft: { args: { label: 'الإفطار', items: ['خبز', 'عسل', 'بيض'] } },
    long: { args: { items: [words.long, `${words.long} 2`] } },
    endless: { args: { items: [words.endless, `${words.endless}2`] } },
  },
  // The names of the handles, which are only read aloud.
  { clips: true },
);
