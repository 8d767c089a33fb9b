import { aKununuModule, aKununuScore, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { foldedToALine } from '../../../../../.storybook/folded.tsx';
import { KununuModule } from './kununu.tsx';

const meta = {
  title: 'Modules/Kununu',
  component: KununuModule,
  args: { module: aKununuModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof KununuModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = foldedToALine;

const of = (overrides: Parameters<typeof aKununuScore>[0]) => ({ module: aKununuModule({ results: [aKununuScore(overrides)] }) });

export const Filled: Story = {
  globals: { locale: 'de_DE' },
  play: async ({ canvas }) => {
    const stars = canvas.getByRole('img', { name: '4,3 von 5 Sternen' });
    await expect([...stars.querySelectorAll('[data-fill]')].map((star) => star.getAttribute('data-fill'))).toEqual([
      'full',
      'full',
      'full',
      'full',
      'half',
    ]);
    await expect(canvas.getByText('218 Bewertungen auf kununu')).toBeVisible();
    const link = canvas.getByRole('link', { name: /^Auf kununu lesen/ });
    await expect(link).toHaveAttribute('href', 'https://www.kununu.example/de/aurelia');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const OneRating: Story = { args: of({ score: 5, count: 1 }) };

export const ManyRatings: Story = {
  args: of({ score: 3.24, count: 10_482 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,482 ratings on kununu')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '3.2 of 5 stars' })).toBeVisible();
  },
};

export const NoRatingsYet: Story = { args: of({ score: 0, count: 0 }) };

export const WithoutLink: Story = {
  args: of({ link: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { module: aKununuModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Aurelia als Arbeitgeberin')).not.toBeInTheDocument();
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: { args: { module: aKununuModule({ title: 'أوريليا كصاحبة عمل' }) } },
    long: { args: { module: aKununuModule({ title: longGermanText.title }) } },
  },
  { states: 'kununu' },
);
