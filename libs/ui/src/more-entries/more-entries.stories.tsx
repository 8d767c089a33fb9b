import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Narrow } from '../samples/narrow.tsx';
import { whatSticksOut, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { MoreEntries } from './more-entries.tsx';
import { useNewEntryFocus } from './use-new-entry-focus.ts';

const meta = {
  title: 'UI/Display/MoreEntries',
  parameters: { layout: 'padded' },
  component: MoreEntries,
  args: { label: 'Mehr anzeigen', pending: false, onMore: fn() },
} satisfies Meta<typeof MoreEntries>;
export default meta;
type Story = StoryObj<typeof meta>;

export const More: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mehr anzeigen' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { label: 'Noch einmal versuchen', failure: 'Die nächsten Einträge konnten nicht geladen werden.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
  },
};

function Growing() {
  const [count, setCount] = useState(2);
  const { ref, mark } = useNewEntryFocus(count);
  const grow = () => {
    mark();
    setCount(count + 2);
  };
  return (
    <Stack ref={ref}>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>{index % 4 === 3 ? 'Ohne Link' : <a href={`#${index}`}>Eintrag {index + 1}</a>}</li>
        ))}
      </ul>
      <MoreEntries label="Mehr anzeigen" pending={false} onMore={grow} />
    </Stack>
  );
}

/** The first new entry gets the focus: its link, or itself where it has none. */
export const Keyboard: Story = {
  render: () => <Growing />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Eintrag 3' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('link', { name: 'Eintrag 5' })).toHaveFocus();
  },
};

export const Dark: Story = { ...Failed, globals: { theme: 'dark' } };

export const RightToLeft: Story = { args: { label: 'عرض المزيد', failure: words.arabicTitle }, globals: { locale: 'ar' } };

export const LongGerman: Story = {
  args: { label: 'Weitere Betriebsratsneuigkeiten anzeigen', failure: `${words.long}: ${words.text}` },
  render: (args) => (
    <Narrow>
      <MoreEntries {...args} />
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    await expect(whatSticksOut(canvasElement)).toEqual([]);
  },
};

export const EndlessWord: Story = {
  ...LongGerman,
  args: { label: words.endless, failure: words.endless },
};
