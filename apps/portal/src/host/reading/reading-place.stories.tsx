import { longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { clearPlaces } from './clear-places.ts';
import { keepPlace, placeOf } from './reading-places.ts';
import { ReadingPlace } from './reading-place.tsx';
import type { ReadingPlaceOf } from './use-reading-place.ts';

// Each story has a text of its own: the one before may still note where its reader is.
const placeIn = (id: string) => ({ id, version: 1, userId: 'annika' });
const stoppedAt = 12;

/** A long text, and what is offered over it to who has stopped reading in the middle. */
function LongText({ place }: { place: ReadingPlaceOf }) {
  const [text, setText] = useState<HTMLElement | null>(null);
  return (
    <main>
      <article ref={setText}>
        {Array.from({ length: 30 }, (_, index) => (
          <section key={index}>
            <h2>Absatz {index + 1}</h2>
            <p>{longGermanText.teaser.repeat(4)}</p>
          </section>
        ))}
      </article>
      {text && <ReadingPlace text={text} place={place} />}
    </main>
  );
}

const meta = {
  title: 'Portal/ReadingPlace',
  component: ReadingPlace,
  // The text is made by the story.
  args: { text: document.createElement('div'), place: placeIn('any') },
  parameters: { layout: 'padded' },
  render: (_, { id }) => <LongText place={placeIn(id)} />,
  beforeEach: ({ id }) => {
    scrollTo(0, 0);
    keepPlace('annika', id, 1, stoppedAt);
    return () => {
      clearPlaces();
      scrollTo(0, 0);
    };
  },
} satisfies Meta<typeof ReadingPlace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It leads to where someone stopped, and the keyboard goes on from there. */
export const Resumed: Story = {
  globals: { motion: 'reduced' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue where you left off' }));
    await waitFor(() => expect(screen.getByText(`Absatz ${stoppedAt + 1}`).parentElement).toHaveFocus());
    // All the way: a scroll that is still under way would go on in the next story.
    await waitFor(() => expect(screen.getByText(`Absatz ${stoppedAt + 1}`).getBoundingClientRect().top).toBeLessThan(innerHeight / 6), {
      timeout: 5000,
    });
    await expect(screen.queryByRole('region', { name: 'Where you left off' })).not.toBeInTheDocument();
  },
};

/** Who would rather begin again is not asked again. */
export const Dismissed: Story = {
  play: async ({ id }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Stay at the top' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Where you left off' })).not.toBeInTheDocument());
    await expect(placeOf('annika', id, 1)).toBeUndefined();
  },
};

const offered: Story['play'] = async () => {
  const offer = await screen.findByRole('region');
  const { left, right } = offer.getBoundingClientRect();
  await expect(Math.min(left, innerWidth - right)).toBeGreaterThanOrEqual(0);
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: offered },
    rightToLeft: { play: offered },
    long: { globals: { locale: 'de_DE' }, play: offered },
  },
  { apart: 'phone' },
);
