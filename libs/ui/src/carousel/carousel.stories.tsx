import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Image } from '../image/image.tsx';
import { Link } from '../link/link.tsx';
import { carouselLabels, landscape } from '../samples/samples.ts';
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
  title: 'UI/Carousel',
  parameters: { layout: 'padded' },
  component: Carousel,
  args: { labels: carouselLabels, children: slides },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

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
    first.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Artikel 2' })).toHaveFocus());
    // What does not show can be neither reached nor heard.
    await expect(first.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** It turns by itself, holds while the focus is inside, and stops for good at the pause button. */
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
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(counter).toHaveTextContent(held);
  },
};

export const ReducedMotion: Story = {
  args: { autoplay: 300 },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Abspielen' })).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 900));
    await expect(canvas.getByText('1 / 3')).toBeVisible();
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

/** The key that points to the next slide is the left one here. */
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Nächste Folie' });
    next.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByText('2 / 3')).toBeVisible());
    await waitFor(() => {
      const slide = canvas.getByRole('group', { name: '2 von 3' }).getBoundingClientRect();
      const region = canvas.getByRole('region').getBoundingClientRect();
      return expect(Math.abs(slide.right - region.right)).toBeLessThan(20);
    });
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
