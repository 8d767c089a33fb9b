import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { words } from '../samples/samples.ts';
import { Text } from '../text/text.tsx';
import { GrowingList, type GrowingListProps } from './growing-list.tsx';

const entries = (count: number) => (
  <ul>
    {Array.from({ length: count }, (_, index) => (
      <li key={index}>{index % 4 === 3 ? 'Ohne Link' : <a href={`#${index}`}>Eintrag {index + 1}</a>}</li>
    ))}
  </ul>
);

const meta = {
  title: 'UI/Display/GrowingList',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: GrowingList,
  args: { total: 2, hasMore: true, label: 'Mehr anzeigen', fetchMore: fn(), children: entries(2) },
} satisfies Meta<typeof GrowingList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr anzeigen' }));
    await expect(args.fetchMore).toHaveBeenCalledOnce();
  },
};

/** What is above the button stays when there is no more. */
export const Complete: Story = {
  args: { hasMore: false, status: '2 von 2' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('2 von 2')).toBeVisible();
  },
};

export const Pending: Story = {
  args: { isFetching: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: {
    hasMore: false,
    failed: true,
    retryLabel: 'Noch einmal versuchen',
    failure: 'Die nächsten Einträge konnten nicht geladen werden.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
    await expect(canvas.getByRole('button', { name: 'Noch einmal versuchen' })).toBeVisible();
  },
};

function Growing(args: GrowingListProps) {
  const [count, setCount] = useState(2);
  return (
    <GrowingList {...args} total={count} fetchMore={() => setCount(count + 2)}>
      {entries(count)}
    </GrowingList>
  );
}

/** The first new entry gets the focus: its link, or itself where it has none. */
export const Keyboard: Story = {
  render: (args) => <Growing {...args} />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Eintrag 3' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Eintrag 5' })).toHaveFocus());
  },
};

const longGerman: Story = {
  args: { failed: true, label: 'Weitere Betriebsratsneuigkeiten anzeigen', failure: `${words.long}: ${words.text}` },
};

export const Board = board<Story>(meta, {
  filled: Failed,
  rightToLeft: { args: { failed: true, label: 'عرض المزيد', failure: words.arabicTitle, status: words.arabicTitle } },
  more: {
    Pending: { filled: Pending, rightToLeft: { args: { failed: false, failure: undefined } } },
  },
  long: longGerman,
  endless: { ...longGerman, args: { failed: true, label: words.endless, failure: words.endless, status: <Text>{words.endless}</Text> } },
});
