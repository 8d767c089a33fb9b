import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Presence, type PresenceProps } from './presence.tsx';
import * as styles from './samples.css.ts';

function List({ text = 'Frühstück', ...props }: Omit<PresenceProps, 'children'> & { text?: string }) {
  const [shown, setShown] = useState([1, 2, 3]);
  return (
    <Stack gap="m">
      <Cluster>
        <Button onClick={() => setShown((numbers) => [...numbers, (numbers.at(-1) ?? 0) + 1])}>Hinzufügen</Button>
        <Button look="secondary" onClick={() => setShown((numbers) => numbers.slice(1))}>
          Entfernen
        </Button>
      </Cluster>
      <div>
        <Presence {...props}>
          {shown.map((number) => (
            <div key={number} className={styles.plain}>
              {text} {number}
            </div>
          ))}
        </Presence>
      </div>
    </Stack>
  );
}

const meta = {
  title: 'UI/Foundations/Motion',
  parameters: { layout: 'padded' },
  component: List,
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is taken away stays for its way out, then leaves the page; what follows closes up. */
export const Collapse: Story = {
  args: { preset: 'collapse' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Frühstück 1').parentElement).toHaveStyle({ opacity: '1' });
    await userEvent.click(canvas.getByRole('button', { name: 'Entfernen' }));
    await waitFor(() => expect(canvas.queryByText('Frühstück 1')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Hinzufügen' }));
    await waitFor(() => expect(canvas.getByText('Frühstück 4').parentElement).toHaveStyle({ opacity: '1' }));
  },
};

export const Fade: Story = { ...Collapse, args: { preset: 'fade' } };
export const Rise: Story = { ...Collapse, args: { preset: 'rise' } };
export const FromStart: Story = { ...Collapse, args: { preset: 'fromStart' } };
export const FromBottom: Story = { ...Collapse, args: { preset: 'fromBottom' } };

/** Nothing moves where less motion is preferred. */
export const ReducedMotion: Story = { ...Rise, globals: { motion: 'reduced' } };

/** Without any script: the tiles move once, when they enter the page. */
export const Entering: Story = {
  render: function Tiles() {
    const [round, setRound] = useState(0);
    return (
      <Stack gap="s">
        <Cluster>
          <Button onClick={() => setRound(round + 1)}>Noch einmal</Button>
        </Cluster>
        {Object.entries(styles.tiles).map(([name, tile]) => (
          <div key={`${name} ${round}`} className={tile}>
            {name}
          </div>
        ))}
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Noch einmal' }));
    await waitFor(() => expect(canvas.getByText('rise')).toHaveStyle({ opacity: '1' }));
  },
};

export const Board = board<Story>(meta, {
  filled: Rise,
  rightToLeft: { args: { preset: 'fromEnd', text: words.arabicTitle } },
  long: { args: { text: words.endless } },
});
