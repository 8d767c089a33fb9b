import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Image } from '../image/image.tsx';
import { Link } from '../link/link.tsx';
import { MediaCard } from '../media-card/media-card.tsx';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, carouselTexts, landscape, overflowing, words } from '../samples/samples.ts';
import { swipe } from '../samples/swipe.ts';
import { Carousel } from './carousel.tsx';

const slides = [200, 60, 320].map((hue, index) => (
  <div key={hue}>
    <Image {...landscape(hue)} ratio="21:9" rounded="l" />
    <Link look="standalone" href={`/de_DE/news/${index + 1}`}>
      Artikel {index + 1}
    </Link>
  </div>
));

const meta = {
  title: 'UI/Display/Carousel',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Carousel,
  args: { texts: carouselTexts, children: slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buttons work once the carousel has taken hold of its slides. */
const ready = (element: HTMLElement) => waitFor(() => expect(element.querySelector('[style*="translate3d"]')).not.toBeNull());

/** All that the counter says while three turns could pass: with three slides the last of them would bring back the first. */
const saidMeanwhile = async (counter: HTMLElement) => {
  const said = new Set([counter.textContent]);
  for (const end = Date.now() + 900; Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    said.add(counter.textContent);
  }
  return [...said];
};

export const Buttons: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('1 / 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Folie' }));
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige Folie' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige Folie' }));
    await waitFor(() => expect(canvas.getByText('3 / 3')).toBeVisible());
  },
};

/** Arrow keys turn it, and the focus moves along to the link of the slide that shows. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('link', { name: 'Artikel 1' });
    await waitFor(() => expect(first.closest('[style*=translate3d]')).not.toBeNull());
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Artikel 2' })).toHaveFocus());
    // What does not show can be neither reached nor read aloud.
    await expect(first.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** It turns by itself, and stops for good at the pause button. */
export const Autoplay: Story = {
  args: { autoplay: 300 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible(), { timeout: 3000 });
    await expect(canvas.getByText('2 / 3').parentElement).toHaveAttribute('aria-live', 'off');
    await userEvent.click(canvas.getByRole('button', { name: 'Anhalten' }));
    const counter = canvas.getByText(/ \/ 3$/);
    const held = counter.textContent;
    await expect(counter.parentElement).toHaveAttribute('aria-live', 'polite');
    await userEvent.unhover(canvas.getByRole('button', { name: 'Abspielen' }));
    (document.activeElement as HTMLElement).blur();
    await expect(await saidMeanwhile(counter)).toEqual([held]);
    // Who asks for it sees it turn, though the focus is on the button.
    canvas.getByRole('button', { name: 'Abspielen' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(counter).not.toHaveTextContent(held), { timeout: 3000 });
  },
};

/** A pointer over it holds it; when the pointer leaves it turns on. */
export const HoldsUnderThePointer: Story = {
  args: { autoplay: 300 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible(), { timeout: 3000 });
    await userEvent.hover(canvas.getByRole('region'));
    const counter = canvas.getByText(/ \/ 3$/);
    const held = counter.textContent;
    await expect(await saidMeanwhile(counter)).toEqual([held]);
    await userEvent.unhover(canvas.getByRole('region'));
    await waitFor(() => expect(counter).not.toHaveTextContent(held), { timeout: 3000 });
  },
};

/** So does the focus; when it leaves, it turns on. */
export const HoldsUnderTheFocus: Story = {
  args: { autoplay: 300 },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible(), { timeout: 3000 });
    const counter = canvas.getByText(/ \/ 3$/);
    canvas.getByRole('button', { name: 'Nächste Folie' }).focus();
    const held = counter.textContent;
    await expect(await saidMeanwhile(counter)).toEqual([held]);
    // Neither a mouse that passes nor the way to the next button lets it go.
    await userEvent.hover(canvas.getByRole('region'));
    await userEvent.unhover(canvas.getByRole('region'));
    canvas.getByRole('button', { name: 'Vorige Folie' }).focus();
    await expect(await saidMeanwhile(counter)).toEqual([held]);
    (document.activeElement as HTMLElement).blur();
    await waitFor(() => expect(counter).not.toHaveTextContent(held), { timeout: 3000 });
  },
};

/** Dragging by mouse or finger turns it; right to left it goes the other way. */
const swiped =
  (by: number): Story['play'] =>
  async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    await swipe(canvas.getByRole('group', { name: '1 von 3' }), by);
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
  };

export const Swiped: Story = { play: swiped(-220) };

export const SwipedRightToLeft: Story = { globals: { locale: 'ar' }, play: swiped(220) };

export const ReducedMotion: Story = {
  args: { autoplay: 300 },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Abspielen' })).toBeVisible();
    await expect(await saidMeanwhile(canvas.getByText('1 / 3'))).toEqual(['1 / 3']);
  },
};

const lessMotion = '(prefers-reduced-motion: reduce)';

/** Asked for while it turns, it stops as well. */
export const ReducedMotionAskedForLater: Story = {
  args: { autoplay: 300 },
  beforeEach: () => {
    const original = window.matchMedia.bind(window);
    const list = original(lessMotion);
    window.matchMedia = (query) => (query === lessMotion ? list : original(query));
    return () => {
      window.matchMedia = original;
    };
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible(), { timeout: 3000 });
    const list = window.matchMedia(lessMotion);
    Object.defineProperty(list, 'matches', { value: true });
    list.dispatchEvent(new Event('change'));
    await expect(await canvas.findByRole('button', { name: 'Abspielen' })).toBeVisible();
    const counter = canvas.getByText(/ \/ 3$/);
    const held = counter.textContent;
    await expect(await saidMeanwhile(counter)).toEqual([held]);
  },
};

export const OnThePicture: Story = { args: { controls: 'overlay', children: slides.map((slide) => slide.props.children[0]) } };

export const WithoutLoop: Story = {
  args: { loop: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Vorige Folie' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige Folie' }));
    await expect(canvas.getByText('1 / 3')).toBeVisible();
  },
};

export const Single: Story = {
  args: { children: slides[0] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <MediaCard
      key={index}
      href={`/de_DE/people/${index + 1}`}
      image={landscape(index * 50)}
      ratio="1:1"
      level={2}
      title={`Person ${index + 1}`}
      text="Geburtstag am 21. November"
    />
  ));

const shown = (root: HTMLElement) =>
  [...root.querySelectorAll('[role="group"]:not([inert])')].map((slide) => slide.getAttribute('aria-label'));

/** One, two or four at once by the width of the place; the counter counts what the buttons turn. */
export const Several: Story = {
  args: { perView: 'several', children: people(6) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await waitFor(() => expect(canvas.getByText(/^1 \/ \d$/)).toBeVisible());
    const before = shown(canvasElement);
    const width = canvas.getByRole('region').clientWidth;
    await expect(before).toHaveLength(width >= 960 ? 4 : width >= 560 ? 2 : 1);
    const viewport = canvas.getByRole('region').getBoundingClientRect();
    for (const name of before) {
      const slide = canvas.getByRole('group', { name: name ?? '' }).getBoundingClientRect();
      await expect(slide.right).toBeLessThanOrEqual(viewport.right + 20);
    }
    canvas.getByRole('link', { name: 'Person 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText(/^2 \/ \d$/)).toBeVisible());
    await expect(shown(canvasElement)).toContain(`${before.length + 1} von 6`);
    await waitFor(() => expect(canvas.getByRole('link', { name: `Person ${before.length + 1}` })).toHaveFocus());
  },
};

export const SeveralOnAPhone: Story = {
  ...Several,
  render: (args) => (
    <Narrow>
      <Carousel {...args} />
    </Narrow>
  ),
};

export const SeveralRightToLeft: Story = {
  args: { perView: 'several', children: people(6) },
  globals: { locale: 'ar', viewport: { value: 'desktop' } },
};

/** Four that all show need no buttons where there is room for them. */
export const SeveralThatFit: Story = { args: { perView: 'several', children: people(4) }, globals: { viewport: { value: 'desktop' } } };

/** A gallery of 200: the pictures that are far away are not loaded. */
export const Hundreds: Story = {
  args: {
    children: Array.from({ length: 200 }, (_, index) => (
      <Image key={index} {...landscape(index * 7, `Bild ${index + 1}`)} ratio="21:9" rounded="l" />
    )),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Vorige Folie' }));
    await waitFor(() => expect(canvas.getByText('200 / 200')).toBeVisible());
  },
};

export const Empty: Story = {
  args: { children: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

/** Wrong ratios, a single pixel and what cannot be shown leave the carousel in its shape. */
export const OddPictures: Story = {
  args: {
    children: [landscape(200, 'Streifen', 300, 4000), landscape(60, 'Punkt', 1, 1), brokenImage].map((image) => (
      <Image key={image.alt} {...image} ratio="16:9" rounded="l" />
    )),
  },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('group', { name: '1 von 3' }).getBoundingClientRect();
    await expect(height).toBeLessThan(width);
  },
};

export const Board = board<Story>(
  meta,
  {
    /** The key that points to the next slide is the left one here. */
    rightToLeft: {
      play: async ({ canvas, userEvent }) => {
        canvas.getByRole('button', { name: 'Nächste Folie' }).focus();
        await userEvent.keyboard('{ArrowLeft}');
        await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
        await waitFor(() => {
          const slide = canvas.getByRole('group', { name: '2 von 3' }).getBoundingClientRect();
          const region = canvas.getByRole('region').getBoundingClientRect();
          return expect(Math.abs(slide.right - region.right)).toBeLessThan(20);
        });
      },
    },
    more: {
      OnThePicture: { filled: OnThePicture },
    },
    long: { args: { children: [1, 2].map((key) => <p key={key}>{words.long.repeat(3)}</p>) } },
    endless: {
      args: { children: [1, 2].map((key) => <MediaCard key={key} title={words.endless} />), perView: 'several' },
      play: async ({ canvas }) => {
        await expect(overflowing(canvas.getByRole('group', { name: '1 von 2' }))).toEqual([]);
      },
    },
  },
  { clips: true },
);
