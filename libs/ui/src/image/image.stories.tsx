import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { brokenImage, landscape } from '../samples/samples.ts';
import { Image } from './image.tsx';

const meta = { title: 'UI/Image', parameters: { layout: 'padded' }, component: Image, args: landscape(200) } satisfies Meta<typeof Image>;
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
    const { width, height } = (canvasElement.querySelector('svg') ?? sign).getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const BrokenInARatio: Story = { args: { ...brokenImage, ratio: '21:9', rounded: 'l' } };

export const BrokenDark: Story = { ...Broken, globals: { theme: 'dark' } };
