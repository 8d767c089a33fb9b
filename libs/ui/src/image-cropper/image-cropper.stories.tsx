import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { aPicture, aTurnedPhoto } from '../samples/files.ts';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { ImageCropper, type ImageCropperProps } from './image-cropper.tsx';

const meta = {
  title: 'UI/Controls/ImageCropper',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: ImageCropper,
  args: {
    image: landscape(200).src,
    onChange: fn(),
    texts: {
      area: 'Bildausschnitt: mit den Pfeiltasten verschieben, mit Plus und Minus vergrößern',
      zoom: 'Vergrößerung',
      zoomValue: (zoom) => `${zoom.toLocaleString('de-DE', { maximumFractionDigits: 1 })}-fach`,
      reset: 'Zurücksetzen',
      loading: 'Bild wird geladen',
      broken: 'Dieses Bild lässt sich nicht anzeigen. Wählen Sie ein anderes.',
    },
  },
} satisfies Meta<typeof ImageCropper>;
export default meta;
type Story = StoryObj<typeof meta>;

type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const frame = ({ canvas }: Pick<Context, 'canvas'>) => canvas.findByRole('application', {}, { timeout: 5000 });
const lastArea = ({ args }: Pick<Context, 'args'>) => (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0];
const zoomTo = (context: Context, value: string) =>
  fireEvent.change(context.canvas.getByRole('slider', { name: 'Vergrößerung' }), { target: { value } });

/** Coordinates are pixels of the original: the largest square in the middle of 1600 × 900. */
export const Square: Story = {
  play: async (context) => {
    await frame(context);
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 350, y: 0, width: 900, height: 900 }));
    await zoomTo(context, '2');
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 575, y: 225, width: 450, height: 450 }));
    await expect(context.canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '2-fach');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Zurücksetzen' }));
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 350, y: 0, width: 900, height: 900 }));
  },
};

/** Tab leads to the frame, the slider and the button; arrow keys move the picture, plus and minus enlarge it. */
export const Keyboard: Story = {
  play: async (context) => {
    const { userEvent, canvas } = context;
    const area = await frame(context);
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(lastArea(context).x).toBeGreaterThan(350));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(lastArea(context).x).toBe(350));
    await userEvent.keyboard('+++++');
    await waitFor(() => expect(lastArea(context).width).toBe(600));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(lastArea(context).y).toBeGreaterThan(150));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('-----');
    await waitFor(() => expect(lastArea(context).width).toBe(900));
    // Never beyond the edge.
    await userEvent.keyboard('{ArrowUp}{ArrowRight>60/}');
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 0, y: 0, width: 900, height: 900 }));
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(lastArea(context).x).toBe(350));
  },
};

export const Pinched: Story = {
  play: async (context) => {
    const area = await frame(context);
    const { x, y, width, height } = area.getBoundingClientRect();
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const fingers = (apart: number) =>
      [-apart, apart].map((offset, identifier) => new Touch({ identifier, target: area, clientX: middleX + offset, clientY: middleY }));
    await fireEvent(area, new TouchEvent('touchstart', { bubbles: true, cancelable: true, touches: fingers(40) }));
    await fireEvent(document, new TouchEvent('touchmove', { bubbles: true, cancelable: true, touches: fingers(80) }));
    await waitFor(() => expect(lastArea(context).width).toBe(450));
    await fireEvent(document, new TouchEvent('touchend', { bubbles: true, touches: [] }));
  },
};

export const Round: Story = { args: { mask: 'round', image: landscape(60, '', 900, 1600).src } };

export const Wide: Story = {
  args: { aspect: 21 / 9 },
  play: async (context) => {
    await frame(context);
    await waitFor(() => expect(lastArea(context)).toMatchObject({ x: 0, width: 1600 }));
  },
};

/** A part that was chosen before is restored. */
export const Chosen: Story = {
  args: { defaultValue: { x: 800, y: 300, width: 400, height: 400 } },
  play: async (context) => {
    await frame(context);
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 800, y: 300, width: 400, height: 400 }));
  },
};

function TurnedPhoto(props: ImageCropperProps) {
  const [photo, setPhoto] = useState<File>();
  useEffect(() => void aTurnedPhoto().then(setPhoto), []);
  return photo && <ImageCropper {...props} image={photo} />;
}

/** A camera's note to turn the photo is respected: coordinates are those of what people see, 90 by 160. */
export const TurnedByTheCamera: Story = {
  render: (args) => <TurnedPhoto {...args} />,
  play: async (context) => {
    await frame(context);
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 0, y: 35, width: 90, height: 90 }));
  },
};

/** Small pictures fill the stage as well. */
export const OnePixel: Story = {
  args: { image: aPicture('punkt.svg') },
  render: (args) => <ImageCropper {...args} image={'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='} />,
  play: async (context) => {
    const area = await frame(context);
    await expect(area.offsetHeight).toBeGreaterThan(100);
    await zoomTo(context, '4');
    await waitFor(() => expect(lastArea(context)).toEqual({ x: 0, y: 0, width: 1, height: 1 }));
  },
};

export const Broken: Story = {
  args: { image: brokenImage.src },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('lässt sich nicht anzeigen');
    await expect(context.canvas.getByRole('slider')).toBeDisabled();
    await expect(lastArea(context)).toBeUndefined();
  },
};

/** The place is as large before the picture is there as with it. */
export const Loading: Story = {
  render: (args) => <TurnedPhoto {...args} />,
  args: { image: '' },
  play: async (context) => {
    const slider = await context.canvas.findByRole('slider');
    const before = slider.getBoundingClientRect().top;
    await frame(context);
    await expect(slider.getBoundingClientRect().top).toBe(before);
  },
};

const isBroken: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('alert');
};

export const Board = board<Story>(meta, {
  rightToLeft: {
    args: {
      texts: { ...meta.args.texts, reset: 'إعادة الضبط', zoom: 'التكبير', area: 'جزء الصورة' },
      defaultValue: { x: 0, y: 0, width: 600, height: 600 },
    },
    play: async (context) => {
      const area = await frame(context);
      const stage = (area.parentElement as HTMLElement).getBoundingClientRect();
      const { left, right } = area.getBoundingClientRect();
      await expect(Math.abs(left - stage.left - (stage.right - right))).toBeLessThan(2);
      // A picture does not turn round: the left key moves it to the left.
      area.focus();
      (context.args.onChange as ReturnType<typeof fn>).mockClear();
      await context.userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(lastArea(context).x).toBeGreaterThan(0));
      await context.userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(lastArea(context)).toEqual({ x: 0, y: 0, width: 600, height: 600 }));
    },
  },
  more: {
    Round: { filled: Round },
    Broken: {
      filled: { args: Broken.args!, play: isBroken },
      rightToLeft: { args: { texts: { ...meta.args.texts, reset: 'إعادة الضبط', broken: words.arabicText } }, play: isBroken },
    },
  },
  long: { args: { texts: { ...meta.args.texts, reset: words.long.repeat(2), broken: words.long.repeat(3) }, image: brokenImage.src } },
  endless: {
    args: { texts: { ...meta.args.texts, reset: words.endless, broken: words.endless }, image: brokenImage.src },
    play: isBroken,
  },
});
