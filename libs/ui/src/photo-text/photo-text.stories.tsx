import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { LinkArea } from '../card/card.tsx';
import { Container } from '../container/container.tsx';
import { Grid } from '../grid/grid.tsx';
import { Heading } from '../heading/heading.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, landscape, settled, words } from '../samples/samples.ts';
import { Text } from '../text/text.tsx';
import { PhotoText } from './photo-text.tsx';

const side = 8;

/** A photo of blocks in the colours given, side by side, and how bright they are. */
const blocks = (colors: readonly string[], brightness: readonly number[], width = 1600, height = 900) => {
  const each = width / colors.length;
  const columns = Array.from({ length: side }, (_, column) => brightness[Math.floor((column * brightness.length) / side)] ?? 0);
  const drawing = colors.map((color, index) => `<rect x="${index * each}" width="${each + 1}" height="${height}" fill="${color}"/>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing.join('')}</svg>`;
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    alt: 'Muster',
    width,
    height,
    luma: Array.from({ length: side }, () => columns).flat(),
  };
};
const light = blocks(['#ffffff'], [255]);
const dark = blocks(['#0b1a1e'], [23]);
const busy = blocks(
  Array.from({ length: 64 }, (_, index) => (index % 2 ? '#ffffff' : '#000000')),
  [128],
);

const meta = {
  title: 'UI/Display/PhotoText',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: PhotoText,
  args: {
    image: landscape(200),
    ratio: '16:9',
    children: (
      <>
        <Heading level={2} size="section">
          {words.title}
        </Heading>
        <Text size="s">{words.text}</Text>
      </>
    ),
  },
} satisfies Meta<typeof PhotoText>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The lightness of the ink, from 0 to 1. */
const inkOf = (root: HTMLElement) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = getComputedStyle(root.querySelector('h2') as Element).color;
  context.fillRect(0, 0, 1, 1);
  return (context.getImageData(0, 0, 1, 1).data[0] ?? 0) / 255;
};
const inkIs =
  (ink: 'dark' | 'light'): Story['play'] =>
  async ({ canvasElement }) => {
    if (ink === 'dark') await expect(inkOf(canvasElement)).toBeLessThan(0.2);
    else await expect(inkOf(canvasElement)).toBeGreaterThan(0.9);
    await settled(canvasElement);
  };

export const Landscape: Story = {};

export const OnLight: Story = { args: { image: light }, play: inkIs('dark') };

export const OnDark: Story = { args: { image: dark }, play: inkIs('light') };

/** Black and white by turns: the shade keeps the words readable. */
export const OnBusy: Story = { args: { image: busy } };

/** Only where the words begin counts: here the right of the photo is dark. */
export const HalfAndHalf: Story = { args: { image: blocks(['#f4efe6', '#101418'], [239, 20]) }, play: inkIs('dark') };

export const HalfAndHalfRightToLeft: Story = { ...HalfAndHalf, globals: { locale: 'ar' }, play: inkIs('light') };

export const AtTheTop: Story = { args: { place: 'start' } };

export const Broken: Story = {
  args: { image: brokenImage },
  play: async (context) => {
    await waitFor(() => expect(context.canvasElement.querySelector('img')).toBeNull());
    await inkIs('light')?.(context);
  },
};

export const WithoutPhoto: Story = { args: { image: null }, play: ({ canvasElement }) => settled(canvasElement) };

/** A photo of which the server does not say how bright it is: light, on a shade that is enough for white photos. */
export const BrightnessNotKnown: Story = { args: { image: { ...light, luma: undefined } }, play: inkIs('light') };

/** From edge to edge: the words begin where the page's content does. */
export const AcrossThePage: Story = {
  args: { inset: 'page', rounded: 'none', ratio: '21:9' },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <PhotoText {...args} />
      <Container>
        <Text>{words.text}</Text>
      </Container>
    </>
  ),
  play: async ({ canvas }) => {
    const [words, below] = [canvas.getByRole('heading'), canvas.getAllByText(/./, { selector: 'p' }).at(-1)!];
    await expect(words.getBoundingClientRect().left).toBeCloseTo(below.getBoundingClientRect().left, 0);
  },
};

/** All of it is one link. */
export const Keyboard: Story = {
  args: {
    children: (
      <Heading level={2} size="card">
        <LinkArea href="/de_DE/news/1">{words.title}</LinkArea>
      </Heading>
    ),
  },
  render: (args) => (
    <Grid>
      <PhotoText {...args} ratio="4:3" />
      <PhotoText {...args} image={light} ratio="4:3" />
      <PhotoText {...args} image={dark} ratio="4:3" />
    </Grid>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const [link] = canvas.getAllByRole('link');
    await expect(link).toHaveFocus();
  },
};

/** The box grows with the words. */
const longGerman: Story = {
  args: { children: <Heading level={2}>{words.long.repeat(6)}</Heading> },
  render: (args) => (
    <Narrow>
      <PhotoText {...args} ratio="21:9" />
    </Narrow>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading');
    const box = title.parentElement?.parentElement as HTMLElement;
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(box.getBoundingClientRect().bottom);
  },
};

export const Board = board<Story>(meta, {
  filled: Keyboard,
  rightToLeft: {
    args: {
      children: (
        <>
          <Heading level={2} size="section">
            {words.arabicTitle}
          </Heading>
          <Text size="s">{words.arabicText}</Text>
        </>
      ),
    },
  },
  more: {
    WithoutPhoto: { filled: WithoutPhoto },
    Broken: { filled: Broken },
  },
  long: longGerman,
  endless: {
    ...longGerman,
    args: { children: <Heading level={2}>{words.endless}</Heading> },
    play: async ({ canvas, canvasElement }) => {
      const [words, box] = [canvas.getByRole('heading'), canvasElement.querySelector('img')!.closest('div')!].map((each) =>
        each.getBoundingClientRect(),
      );
      // Text that fills the box keeps the same distance from both edges.
      await expect(words!.top - box!.top).toBeCloseTo(box!.bottom - words!.bottom, 0);
    },
  },
});
