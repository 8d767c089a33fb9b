import { aBrokenImage, anImage, aScoresModule, longGermanText, someMemberScores } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { ScoresModule } from './scores.tsx';

const meta = {
  title: 'Modules/Scores',
  component: ScoresModule,
  args: { module: aScoresModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScoresModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  globals: { locale: 'de_DE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Ihre Punkte' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Statuspunkte', 'Status', 'Bonuspunkte']);
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual(['2.480', 'Silber', '640']);
  },
};

/** The lightness of the words, from 0 to 255. */
const inkOf = (root: HTMLElement): number => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(root.querySelector('h2')!).color;
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data[0]!;
};
const ground = (color: string, brightness: number) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="${color}"/></svg>`;
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return aScoresModule({
    options: { background_image: anImage({ alt: '', src, variants: [{ width: 1600, src }], luma: Array<number>(64).fill(brightness) }) },
  });
};

export const OnALightPicture: Story = {
  args: { module: ground('white', 255) },
  play: async ({ canvasElement }) => {
    await expect(inkOf(canvasElement)).toBeLessThan(70);
  },
};

export const OnADarkPicture: Story = {
  args: { module: ground('black', 0) },
  play: async ({ canvasElement }) => {
    await expect(inkOf(canvasElement)).toBeGreaterThan(200);
  },
};

export const BelowTheFirstLevel: Story = {
  args: { module: aScoresModule({ results: [someMemberScores({ status_points: 0, status_level: null, bonus_points: 0 })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No level yet')).toBeVisible();
  },
};

/** A member who has yet to begin. */
export const NoPoints: Story = {
  args: { module: aScoresModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/not earned any points yet/)).toBeVisible();
    await expect(canvas.queryByRole('term')).not.toBeInTheDocument();
  },
};

export const WithoutTitle: Story = { args: { module: aScoresModule({ title: '' }) } };

export const LargeFigures: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { module: aScoresModule({ results: [someMemberScores({ status_points: 1_284_500, bonus_points: 980_340 })] }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** The words are alone on the background. */
export const PictureFailing: Story = {
  args: { module: aScoresModule({ options: { background_image: aBrokenImage({ alt: '' }) } }) },
  play: async ({ canvasElement }) => {
    await expect(inkOf(canvasElement)).toBeGreaterThan(200);
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: { args: { module: aScoresModule({ title: 'نقاطك', results: [someMemberScores({ status_level: 'فضّي' })] }) } },
    long: {
      args: {
        module: aScoresModule({ title: longGermanText.title, results: [someMemberScores({ status_level: longGermanText.person })] }),
      },
    },
  },
  { states: 'scores' },
);
