import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { PictureLink } from './picture-link.tsx';

const image = landscape(200);

const meta = {
  title: 'UI/Display/PictureLink',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: PictureLink,
  args: { href: image.src, image, label: 'Vergrößern', onOpen: fn(), ratio: '3:2' },
} satisfies Meta<typeof PictureLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `${image.alt} Vergrößern`.trim() });
    await expect(link).toHaveAttribute('href', image.src);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** A press that asks for the link itself, in a new tab or saved, is left to the browser. */
export const LinkItself: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const presses: boolean[] = [];
    const note = (event: Event) => {
      presses.push(event.defaultPrevented);
      event.preventDefault();
    };
    canvasElement.addEventListener('click', note);
    const link = canvas.getByRole('link');
    for (const init of [{}, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    canvasElement.removeEventListener('click', note);
    await expect(presses).toEqual([true, false, false, false, false]);
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};

/** What cannot be shown keeps its place and can still be opened. */
export const BrokenPicture: Story = {
  args: { image: brokenImage },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'));
  },
};

export const Board = board<Story>(meta, {
  long: { args: { label: words.long.repeat(3) } },
  endless: {
    args: { label: words.endless, image: { ...brokenImage, alt: words.endless } },
    play: async ({ canvas }) => {
      await waitFor(() => expect(canvas.getByRole('img').tagName).not.toBe('IMG'));
    },
  },
});
