import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { FocalPoint } from './focal-point.tsx';
import type { Point } from './point.ts';

/** Keeps the point, as its owner does. */
function Kept({ value: first, ...rest }: ComponentProps<typeof FocalPoint>) {
  const [value, setValue] = useState<Point | null>(first);
  return <FocalPoint {...rest} value={value} onChange={setValue} />;
}

const meta = {
  title: 'UI/Controls/FocalPoint',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: FocalPoint,
  args: {
    image: landscape(200),
    value: null,
    onChange: () => undefined,
    texts: {
      label: 'Bildmittelpunkt',
      x: 'Von links',
      y: 'Von oben',
      value: (share) => `${Math.round(share * 100)} %`,
      hint: 'Dieser Punkt bleibt sichtbar, wo das Bild beschnitten wird.',
      reset: 'Zurück zur Mitte',
      wide: 'Breit',
      tall: 'Hoch',
    },
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof FocalPoint>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A press sets it, and the cuts follow. */
export const Pressed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const slider = canvas.getByRole('slider', { name: 'Von links' });
    const area = slider.closest('[role="group"] > div')!;
    await waitFor(() => expect(area.getBoundingClientRect().height).toBeGreaterThan(100));
    const { left, top, width, height } = area.getBoundingClientRect();
    const at = { pointerId: 1, button: 0, clientX: left + width * 0.2, clientY: top + height * 0.9 };
    // A pointer that a test made up cannot be captured.
    (area as HTMLElement).setPointerCapture = () => undefined;
    fireEvent.pointerDown(area, at);
    await expect(slider).toHaveAttribute('aria-valuetext', '20 %');
    await expect(canvas.getByRole('slider', { name: 'Von oben' })).toHaveAttribute('aria-valuetext', '90 %');
    const cuts = [...canvasElement.querySelectorAll('figure img')].map((cut) => getComputedStyle(cut).objectPosition);
    await expect(cuts).toEqual(['20% 90%', '20% 90%']);
  },
};

/** The arrow keys move it, whichever slider has the focus; a button takes it back. */
export const Keyboard: Story = {
  args: { value: { x: 0.5, y: 0.3 } },
  play: async ({ canvas }) => {
    const [x, y] = [canvas.getByRole('slider', { name: 'Von links' }), canvas.getByRole('slider', { name: 'Von oben' })];
    await userEvent.tab();
    await expect(x).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}');
    await expect(x).toHaveAttribute('aria-valuetext', '49 %');
    await expect(y).toHaveAttribute('aria-valuetext', '32 %');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück zur Mitte' }));
    await expect(y).toHaveAttribute('aria-valuetext', '50 %');
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** The place of a picture that cannot be shown is as large, and the point can be set all the same. */
export const Broken: Story = {
  args: { image: brokenImage },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await userEvent.tab();
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(canvas.getByRole('slider', { name: 'Von oben' })).toHaveAttribute('aria-valuetext', '60 %');
    const { width, height } = canvas.getByRole('slider', { name: 'Von links' }).closest('[role="group"] > div')!.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const Board = board<Story>(meta, {
  filled: { args: { value: { x: 0.7, y: 0.33 } } },
  rightToLeft: { args: { texts: { ...meta.args.texts, hint: words.arabicText, wide: 'عريض', tall: 'طويل', reset: 'العودة إلى الوسط' } } },
  long: { args: { image: landscape(60, '', 600, 1600), texts: { ...meta.args.texts, hint: words.long.repeat(2), wide: words.long } } },
  endless: { args: { texts: { ...meta.args.texts, hint: words.endless, wide: words.endless, reset: words.endless } } },
});
