import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { MediaCard } from '../media-card/media-card.tsx';
import { landscape, overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Masonry, type MasonryProps } from './masonry.tsx';

const aCard = (index: number, title = `Beitrag ${index + 1}`) => (
  <MediaCard
    key={index}
    href={`/de_DE/web-news/${index + 1}`}
    title={title}
    level={2}
    image={index % 3 === 0 ? landscape(index * 40) : null}
    text={words.text.repeat((index * 7) % 4)}
    textLines={7}
  />
);
const aNote = (_: unknown, index: number) => (
  <Card key={index}>
    <Text>{`${index + 1} ${words.text.slice(0, (index * 37) % 160)}`}</Text>
  </Card>
);
const notes = (count: number) => Array.from({ length: count }, aNote);
const cards = (count: number) => Array.from({ length: count }, (_, index) => aCard(index));

const meta = {
  title: 'UI/Display/Masonry',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Masonry,
  args: { label: 'Aus dem Netz', children: cards(9) },
} satisfies Meta<typeof Masonry>;
export default meta;
type Story = StoryObj<typeof meta>;

const places = (root: HTMLElement) => [...root.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
/** Every item is below the one above it with the gap between, and no two lie on each other. */
const expectNoHoles = (root: HTMLElement) => {
  const boxes = [...root.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
  for (const box of boxes) {
    const above = boxes.filter((other) => other.left === box.left && other.top < box.top).map(({ bottom }) => bottom);
    if (above.length > 0) expect(Math.abs(box.top - Math.max(...above) - 24)).toBeLessThan(2);
  }
};

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expectNoHoles(canvasElement));
    const boxes = places(canvasElement);
    // An item never begins above one that comes before it by more than the gap: so the order of the page is that of the eyes.
    await expect(boxes[0]?.top).toBe(Math.min(...boxes.map(({ top }) => top)));
  },
};

/** The focus goes along in the order of the page. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Beitrag 1', 'Beitrag 2', 'Beitrag 3']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
  },
};

function Growing(props: MasonryProps) {
  const [count, setCount] = useState(6);
  return (
    <Stack>
      <Masonry {...props}>{cards(count)}</Masonry>
      <Button look="secondary" onClick={() => setCount(count + 6)}>
        Mehr zeigen
      </Button>
    </Stack>
  );
}

/** What is there stays where it is. */
export const MoreComes: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expectNoHoles(canvasElement));
    const before = places(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr zeigen' }));
    await waitFor(() => expect(places(canvasElement)).toHaveLength(12));
    await expect(places(canvasElement).slice(0, 6)).toEqual(before);
    await waitFor(() => expectNoHoles(canvasElement));
  },
};

/** An item that opens moves those below it, and those alone. */
export const OneOpens: Story = {
  args: {
    columns: 'narrow',
    children: [
      <Disclosure key="a" summary="Mehr lesen">
        <Text>{words.text}</Text>
      </Disclosure>,
      ...cards(6),
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expectNoHoles(canvasElement));
    const columns = () => places(canvasElement).map(({ left }) => left);
    const before = columns();
    await userEvent.click(canvas.getByText('Mehr lesen'));
    await waitFor(() => expectNoHoles(canvasElement));
    await expect(columns()).toEqual(before);
  },
};

/** A phone that is turned: what was in columns that are gone goes below the others. */
export const BecomesNarrow: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expectNoHoles(canvasElement));
    const columns = () => new Set(places(canvasElement).map(({ left }) => left)).size;
    await expect(columns()).toBeGreaterThan(1);
    canvasElement.style.inlineSize = '20rem';
    await waitFor(() => expect(columns()).toBe(1));
    await expect(overflowing(canvasElement)).toEqual([]);
    canvasElement.style.inlineSize = '';
    await waitFor(() => expect(columns()).toBeGreaterThan(1));
    await waitFor(() => expectNoHoles(canvasElement));
  },
};

export const Single: Story = { args: { children: cards(1) } };

export const Empty: Story = { args: { children: [] } };

export const Hundreds: Story = {
  args: { columns: 'narrow', children: notes(120) },
  play: ({ canvasElement }) => waitFor(() => expectNoHoles(canvasElement)),
};

export const Board = board<Story>(meta, {
  /** The first is at the right. */
  rightToLeft: {
    args: { columns: 'narrow', children: Array.from({ length: 5 }, (_, index) => aCard(index, `${words.arabicTitle} ${index + 1}`)) },
    play: async ({ canvasElement }) => {
      await waitFor(() => expectNoHoles(canvasElement));
      const lefts = places(canvasElement).map(({ left }) => left);
      await expect(lefts[0]).toBe(Math.max(...lefts));
    },
  },
  long: { args: { children: [0, 1, 2].map((index) => aCard(index, words.long.repeat(index + 1))) } },
  endless: { args: { children: [aCard(0, words.endless), aCard(1, words.endless)] } },
});
