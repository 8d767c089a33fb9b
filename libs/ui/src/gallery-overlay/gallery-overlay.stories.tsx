import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Image } from '../image/image.tsx';
import { brokenImage, carouselLabels, landscape, settled, words } from '../samples/samples.ts';
import { GalleryOverlay, type GalleryOverlayProps } from './gallery-overlay.tsx';

function Opener(props: Omit<GalleryOverlayProps, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Bilder</Button>
      <GalleryOverlay {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const pictures = [200, 60, 320].map((hue) => ({ content: <Image {...landscape(hue)} ratio="contain" />, caption: words.text }));

const meta = {
  title: 'UI/GalleryOverlay',
  parameters: { layout: 'padded' },
  component: Opener,
  args: { title: words.title, closeLabel: 'Schließen', labels: carouselLabels, slides: pictures, startIndex: 1 },
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

export const LongGerman: Story = {
  args: { title: words.long.repeat(3), slides: pictures.map(({ content }) => ({ content, caption: words.long.repeat(3) })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bilder' }));
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    const slide = canvas.getByRole('group', { name: '2 von 3' });
    const [picture, caption] = ['img', 'figcaption'].map((part) => slide.querySelector(part)?.getBoundingClientRect());
    await expect(picture?.bottom).toBeLessThanOrEqual(caption?.top ?? 0);
  },
};

export const RightToLeft: Story = { play: opened, globals: { locale: 'ar' } };
