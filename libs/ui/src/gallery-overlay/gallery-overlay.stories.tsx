import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Image } from '../image/image.tsx';
import { brokenImage, carouselTexts, landscape, settled, words } from '../samples/samples.ts';
import { swipe } from '../samples/swipe.ts';
import { GalleryOverlay, type GalleryOverlayProps } from './gallery-overlay.tsx';

function Opener(props: Omit<GalleryOverlayProps, 'open' | 'onOpenChange'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bilder</Button>
      <GalleryOverlay {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

const pictures = [200, 60, 320].map((hue) => ({ content: <Image {...landscape(hue)} ratio="contain" />, caption: words.text }));

const meta = {
  title: 'UI/Overlays/GalleryOverlay',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Opener,
  args: { title: words.title, closeLabel: 'Schließen', texts: carouselTexts, slides: pictures, startIndex: 1 },
} satisfies Meta<typeof Opener>;
export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Bilder' }));
  await settled(await canvas.findByRole('dialog', { name: words.title }));
};

/** Opens at its slide; the arrow keys work from the cross as well; Esc gives the focus back. */
export const Keyboard: Story = {
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('2 / 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Schließen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Bilder' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await settled(await canvas.findByRole('dialog'));
  },
};

/** A finger turns it in the direction of reading, and leaves it open. */
const swiped =
  (by: number): Story['play'] =>
  async (context) => {
    await opened(context);
    const { canvas, canvasElement } = context;
    // Slides can be dragged once the carousel has taken hold of them.
    await waitFor(() => expect(canvasElement.querySelector('[style*="translate3d"]')).not.toBeNull());
    await swipe(canvas.getByRole('group', { name: '2 von 3' }), by);
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
    await expect(canvas.getByRole('dialog')).toBeVisible();
  };

export const Swiped: Story = { play: swiped(-220) };

export const SwipedRightToLeft: Story = { globals: { locale: 'ar' }, play: swiped(220) };

/** In a gallery of 200 only those near the one that shows are there; it goes round from the first to the last. */
export const Hundreds: Story = {
  args: {
    slides: Array.from({ length: 200 }, (_, index) => ({
      content: <Image {...landscape(index * 7, `Bild ${index + 1}`)} ratio="contain" />,
    })),
    startIndex: 0,
  },
  play: async (context) => {
    await opened(context);
    const { canvas, canvasElement, userEvent } = context;
    await expect(canvasElement.querySelectorAll('figure')).toHaveLength(7);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('200 / 200')).toBeVisible());
    await expect(canvas.getByRole('img', { name: 'Bild 200' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { slides: [], startIndex: 0 },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.queryByRole('button', { name: 'Nächste Folie' })).toBeNull();
  },
};

/** A panorama, a strip and a single pixel keep to the screen. */
export const OddShapes: Story = {
  args: {
    startIndex: 0,
    slides: [landscape(200, 'Panorama', 6000, 400), landscape(60, 'Streifen', 300, 4000), landscape(320, 'Punkt', 1, 1)].map((image) => ({
      content: <Image {...image} ratio="contain" />,
      caption: image.alt,
    })),
  },
  play: async (context) => {
    await opened(context);
    const { canvas, userEvent } = context;
    for (const [index, name] of ['Panorama', 'Streifen', 'Punkt'].entries()) {
      await waitFor(() => expect(canvas.getByText(`${index + 1} / 3`)).toBeVisible());
      const picture = canvas.getByRole('img', { name }).getBoundingClientRect();
      await expect(picture.height).toBeLessThanOrEqual(window.innerHeight);
      await expect(picture.width).toBeLessThanOrEqual(window.innerWidth);
      await userEvent.keyboard('{ArrowRight}');
    }
  },
};

export const SinglePicture: Story = {
  args: { slides: pictures.slice(0, 1), startIndex: 0 },
  play: async (context) => {
    await opened(context);
    await expect(context.canvas.queryByRole('button', { name: 'Nächste Folie' })).toBeNull();
  },
};

export const BrokenPicture: Story = {
  args: { slides: [{ content: <Image {...brokenImage} ratio="contain" /> }], startIndex: 0 },
  play: opened,
};

export const Board = board<Story>(
  meta,
  {
    filled: { play: opened },
    /** The left key leads on. */
    rightToLeft: {
      play: async (context) => {
        await opened(context);
        await context.userEvent.keyboard('{ArrowLeft}');
        await waitFor(() => expect(context.canvas.getByText('3 / 3')).toBeVisible());
      },
    },
    more: {
      BrokenPicture: { filled: BrokenPicture },
    },
    long: {
      args: { title: words.long.repeat(3), slides: pictures.map(({ content }) => ({ content, caption: words.long.repeat(3) })) },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Bilder' }));
        const dialog = await canvas.findByRole('dialog');
        await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
        const slide = canvas.getByRole('group', { name: '2 von 3' });
        const [picture, caption] = ['img', 'figcaption'].map((part) => slide.querySelector(part)?.getBoundingClientRect());
        await expect(picture?.bottom).toBeLessThanOrEqual(caption?.top ?? 0);
      },
    },
    endless: {
      args: { title: words.endless, slides: pictures.map(({ content }) => ({ content, caption: words.endless })) },
      play: async ({ canvas, userEvent }) => {
        await userEvent.click(canvas.getByRole('button', { name: 'Bilder' }));
        const dialog = await canvas.findByRole('dialog');
        await settled(dialog);
        await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
      },
    },
  },
  { apart: 'window' },
);
