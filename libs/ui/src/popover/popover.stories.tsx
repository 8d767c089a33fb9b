import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { atRest } from '../list-box/story-steps.ts';
import { overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { AnchoredPopover } from './anchored-popover.tsx';
import { Popover } from './popover.tsx';

const meta = {
  title: 'UI/Overlays/Popover',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Popover,
  args: {
    trigger: <Button look="secondary">Prämienpunkte</Button>,
    title: 'So sammeln Sie Punkte',
    children: <Text>{words.text}</Text>,
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Prämienpunkte', hidden: true });
async function open() {
  await userEvent.click(trigger());
  const panel = await screen.findByRole('dialog');
  await atRest();
  return panel;
}
const opened: Story['play'] = async () => {
  await open();
};
const gone = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(trigger()).toHaveFocus());
};

/** Its name is the heading, the page behind is out of reach, and a press elsewhere closes it. */
export const Modal: Story = {
  play: async () => {
    const panel = await open();
    await expect(panel).toHaveAccessibleName('So sammeln Sie Punkte');
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    await expect(trigger().closest('[inert], [aria-hidden="true"]')).not.toBeNull();
    await userEvent.click(document.body);
    await gone();
    await open();
  },
};

export const Keyboard: Story = {
  args: {
    closeLabel: 'Schließen',
    children: (close) => (
      <Stack gap="s">
        <TextField label="Punkte" />
        <Button onClick={close}>Übernehmen</Button>
      </Stack>
    ),
  },
  play: async () => {
    await userEvent.tab();
    await expect(trigger()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog');
    await waitFor(() => expect(panel).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Übernehmen' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await userEvent.keyboard(' ');
    await userEvent.click(await screen.findByRole('button', { name: 'Übernehmen' }));
    await gone();
    await open();
  },
};

/** The heading can be left to screen readers. */
export const TitleHidden: Story = {
  args: { titleHidden: true },
  play: async () => {
    await expect(await open()).toHaveAccessibleName('So sammeln Sie Punkte');
  },
};

/** At the lower edge it opens upwards, at the side it moves in. */
export const AtTheEdge: Story = {
  args: { placement: 'bottom start' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Stack gap="s">
      <div aria-hidden>
        {Array.from({ length: 60 }, (_line, number) => (
          <p key={number}>&nbsp;</p>
        ))}
      </div>
      <Cluster justify="end">
        <Popover {...args} />
      </Cluster>
    </Stack>
  ),
  play: async () => {
    trigger().scrollIntoView({ block: 'end' });
    const box = (await open()).getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(trigger().getBoundingClientRect().top);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.left).toBeGreaterThanOrEqual(0);
  },
};

function FromLink() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={anchor} look="secondary" onClick={() => setOpen(true)}>
        Prämienpunkte
      </Button>
      <AnchoredPopover anchor={anchor} open={isOpen} onOpenChange={setOpen} title="So sammeln Sie Punkte" closeLabel="Schließen">
        {(close) => <Button onClick={close}>Verstanden</Button>}
      </AnchoredPopover>
    </>
  );
}

/** Beside something that opens it in a way of its own: it closes by its cross, by what it holds and by Esc. */
export const Anchored: Story = {
  render: () => <FromLink />,
  play: async () => {
    for (const name of ['Schließen', 'Verstanden']) {
      await open();
      await userEvent.click(screen.getByRole('button', { name }));
      await gone();
    }
    await open();
    await userEvent.keyboard('{Escape}');
    await gone();
    await open();
  },
};

export const Board = board<Story>(
  meta,
  {
    filled: { args: { closeLabel: 'Schließen' }, play: opened },
    rightToLeft: {
      args: {
        trigger: <Button look="secondary">النقاط</Button>,
        title: words.arabicTitle,
        closeLabel: 'إغلاق',
        children: <Text>{words.arabicText}</Text>,
      },
      play: async () => {
        await userEvent.click(screen.getByRole('button', { name: 'النقاط' }));
        await screen.findByRole('dialog');
        await atRest();
      },
    },
    long: {
      args: { title: words.long, closeLabel: 'Schließen', children: <Text>{`${words.long} ${words.text}`.repeat(20)}</Text> },
      play: async () => {
        const { top, bottom } = (await open()).getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      },
    },
    endless: {
      args: { title: words.endless, closeLabel: 'Schließen', children: <Text>{words.endless}</Text> },
      play: async () => {
        await expect(overflowing(await open())).toEqual([]);
      },
    },
  },
  { apart: 'window' },
);
