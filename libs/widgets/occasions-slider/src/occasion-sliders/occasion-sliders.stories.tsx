import { aBrokenImage, anOccasion, longGermanText, someOccasions } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { OccasionSliders } from './occasion-sliders.tsx';

const meta = {
  title: 'Widgets/Occasions slider/Sliders',
  tags: ['stable'],
  component: OccasionSliders,
  args: { occasions: someOccasions() },
  parameters: { layout: 'padded' },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof OccasionSliders>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** Buttons work once the carousel has taken hold of its slides. */
const ready = (element: HTMLElement) => waitFor(() => expect(element.querySelector('[style*="translate3d"]')).not.toBeNull());

/** The sliders that show, by name. */
const sliders = (canvas: { getAllByRole(role: 'region'): HTMLElement[] }) =>
  canvas.getAllByRole('region').map((region) => region.getAttribute('aria-label'));

/** Birthdays and anniversaries side by side. A year shows only where it is shared. */
export const Desktop: Story = {
  play: async ({ canvas, step }) => {
    await expect(sliders(canvas)).toEqual(['Birthdays', 'Work anniversaries']);
    const [birthdays, anniversaries] = canvas.getAllByRole('region').map((region) => within(region));
    await step('Birthdays with and without their year', async () => {
      await expect(birthdays!.getByText('18 November 1996')).toBeVisible();
      await expect(birthdays!.getByText('19 November')).toBeInTheDocument();
      await expect(birthdays!.queryByText(/\d years?$/)).not.toBeInTheDocument();
    });
    await step('Anniversaries with the first day and their years', async () => {
      await expect(anniversaries!.getByText('18 November 2018').parentElement).toHaveTextContent('18 November 2018 · 8 years');
      await expect(anniversaries!.getAllByText('Today')).toHaveLength(1);
    });
    await step('Each card leads to the profile', async () => {
      await expect(birthdays!.getAllByRole('link')[0]).toHaveAttribute('href', `/en_GB${anOccasion().user.profile_url}`);
    });
  },
};

/** One slider with the first six of both. */
export const Phone: Story = {
  globals: phone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(sliders(canvas)).toEqual(['Birthdays and anniversaries']);
    const names = canvas.getAllByRole('group').map((group) => group.getAttribute('aria-label'));
    await expect(names[0]).toBe('1 of 6');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('6 / 6')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The width decides alone, also when it changes: a turned tablet. */
export const Resized: Story = {
  render: (args) => (
    <div data-testid="place">
      <OccasionSliders {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const place = canvas.getByTestId('place');
    place.style.inlineSize = '24rem';
    await waitFor(() => expect(sliders(canvas)).toEqual(['Birthdays and anniversaries']));
    await expect(await canvas.findByText('1 / 6')).toBeVisible();
    place.style.removeProperty('inline-size');
    await waitFor(() => expect(sliders(canvas)).toEqual(['Birthdays', 'Work anniversaries']));
  },
};

/** It turns by itself, not under a pointer, and stops for good at the button (WCAG 2.2.2). */
export const TurningByItself: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('2 / 6', {}, { timeout: 8000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop slideshow' }));
    await expect(canvas.getByRole('button', { name: 'Start slideshow' })).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  globals: { ...phone, motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Start slideshow' })).toBeVisible();
  },
};

/** Where the customer shows no birthdays the anniversaries take the whole width. */
export const AnniversariesOnly: Story = {
  args: { occasions: someOccasions(12).filter(({ type }) => type === 'anniversary') },
  play: async ({ canvas }) => {
    await expect(sliders(canvas)).toEqual(['Work anniversaries']);
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

/** A single one is shown without carousel. */
export const Single: Story = {
  args: { occasions: [anOccasion()] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const OneOfEach: Story = { args: { occasions: someOccasions(2) } };

export const WithShowAll: Story = {
  args: { showAllHref: '/en_GB/occasions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/en_GB/occasions');
  },
};

export const Empty: Story = {
  args: { occasions: [], showAllHref: '/en_GB/occasions' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing to celebrate yet' })).toBeVisible();
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Guests of another website have no colleagues here, and no profile. */
export const EmptyToGuests: Story = {
  args: { occasions: [], toGuests: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Birthdays and work anniversaries of the team will appear here.')).toBeVisible();
  },
};

/** Initials take the place of a portrait that is missing or cannot be shown. */
export const WithoutPictures: Story = {
  args: { occasions: someOccasions().map((one, index) => ({ ...one, img: index % 4 < 2 ? null : aBrokenImage() })) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('article:not([inert] *) img')).toBeNull());
    await expect(canvas.getAllByText('AB')[0]).toBeInTheDocument();
  },
};

const longOnes = someOccasions().map((one) => ({
  ...one,
  user: { ...one.user, name: longGermanText.person },
  date: { ...one.date, month: 9 },
}));

const longGerman: Story = { globals: { locale: 'de_DE' }, args: { occasions: longOnes, showAllHref: '/de_DE/occasions' } };

export const LongGermanDesktop: Story = { ...longGerman, globals: { locale: 'de_DE' } };

/** The controls of both are on one line, and the cards are equally tall, whatever the words of one of them take. */
export const LevelControls: Story = {
  globals: { locale: 'pseudo' },
  args: {
    occasions: someOccasions(12).map((one) =>
      one.type === 'birthday' ? one : { ...one, user: { ...one.user, name: longGermanText.person } },
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await ready(canvasElement);
    const [birthdays, anniversaries] = canvas.getAllByRole('region').map((region) => within(region));
    const bottoms = (within: typeof birthdays, role: 'button' | 'article') =>
      within!.getAllByRole(role).map((element) => Math.round(element.getBoundingClientRect().bottom));
    for (const role of ['button', 'article'] as const) {
      await expect(new Set([...bottoms(birthdays, role), ...bottoms(anniversaries, role)]).size).toBe(1);
    }
  },
};

export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: { showAllHref: '/ar/occasions' },
      play: async ({ canvas, canvasElement }) => {
        await ready(canvasElement);
        const [birthdays, anniversaries] = canvas.getAllByRole('region').map((region) => region.getBoundingClientRect());
        await expect(birthdays!.left).toBeGreaterThan(anniversaries!.left);
      },
    },
    long: longGerman,
  },
  { apart: 'window' },
);
