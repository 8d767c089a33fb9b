import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Button } from '../button/button.tsx';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, landscape, overflowing, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { Image } from './image.tsx';

const meta = {
  title: 'UI/Display/Image',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Image,
  args: landscape(200),
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Natural: Story = {};

export const Rounded: Story = { args: { ratio: '21:9', rounded: 'l' } };

export const WithVariants: Story = {
  args: {
    sizes: '50vw',
    variants: [
      { width: 480, src: landscape(120).src },
      { width: 960, src: landscape(200).src },
    ],
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Hügel am Abend' });
    await expect(image).toHaveAttribute('srcset', expect.stringMatching(/ 480w, .* 960w$/));
    await expect(image).toHaveAttribute('sizes', '50vw');
    await expect(image).toHaveAttribute('loading', 'lazy');
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).not.toHaveAttribute('loading');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** It keeps the shape of the picture and its words. */
export const Broken: Story = {
  args: brokenImage,
  play: async ({ canvas, canvasElement }) => {
    const sign = await canvas.findByRole('img', { name: 'Das Haus am See' });
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(sign).not.toBeInTheDocument();
    await expect(canvas.getByText('Das Haus am See')).toBeVisible();
  },
};

export const BrokenInARatio: Story = {
  args: { ...brokenImage, ratio: '21:9', rounded: 'l' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const { width, height } = canvas.getByRole('img').getBoundingClientRect();
    await expect(width / height).toBeCloseTo(21 / 9, 1);
  },
};

/** Thumbnails show the sign alone. */
export const BrokenAndSmall: Story = {
  args: { ...brokenImage, ratio: '1:1', rounded: 'm' },
  render: (args) => (
    <Cluster align="start">
      <Narrow width={160}>
        <Image {...args} />
      </Narrow>
      <Narrow width={44}>
        <Image {...args} />
      </Narrow>
    </Cluster>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    for (const words of canvas.getAllByText('Das Haus am See')) await expect(words).not.toBeVisible();
    await expect(overflowing(canvasElement)).toEqual([]);
  },
};

/** Another address gets another chance. */
export const BrokenAndMended: Story = {
  args: brokenImage,
  render: function Mended(args) {
    const [mended, setMended] = useState(false);
    return (
      <Stack align="start">
        <Image {...args} {...(mended ? landscape(200, args.alt) : {})} />
        <Button onClick={() => setMended(true)}>Anderes Bild</Button>
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Das Haus am See' })).toHaveProperty('naturalWidth', 1600));
  },
};

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==';

const sizeless = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg"><circle cx="50" cy="50" r="40" fill="oklch(0.6 0.07 200)"/></svg>')}`;

/** What is said about it may be wrong, and it may be one pixel large, or a drawing without a size. */
export const WrongRatios: Story = {
  render: () => (
    <Grid>
      <Image {...landscape(200, 'Hochkant statt quer', 900, 1600)} width={1600} height={900} ratio="3:2" rounded="m" />
      <Image {...landscape(60, 'Ein Streifen', 3000, 100)} ratio="3:2" rounded="m" />
      <Image src={pixel} alt="Ein Punkt" width={1} height={1} ratio="3:2" rounded="m" />
      <Image src={pixel} alt="Ein Punkt ohne Größe" width={0} height={0} ratio="3:2" rounded="m" />
      <Image src={sizeless} alt="Eine Zeichnung ohne Größe" width={100} height={100} ratio="3:2" rounded="m" />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const image of canvas.getAllByRole('img')) {
      const { width, height } = image.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(1.5, 1);
    }
  },
};

export const Board = board<Story>(meta, {
  filled: BrokenInARatio,
  rightToLeft: { ...BrokenInARatio, args: { ...brokenImage, alt: 'البيت على البحيرة', ratio: '21:9', rounded: 'l' } },
  long: { ...BrokenInARatio, args: { ...brokenImage, alt: words.long.repeat(3), ratio: '21:9' } },
  endless: {
    args: { ...brokenImage, alt: words.endless, ratio: '3:2' },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    },
  },
});
