import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { ScoreBar } from './score-bar.tsx';

const meta = {
  title: 'UI/Display/ScoreBar',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: ScoreBar,
  args: { label: 'Sauberkeit', value: 8.7, max: 10, figure: '8,7', figureLabel: '8,7 von 10', note: '128 Bewertungen' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof ScoreBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('8,7 von 10')).toBeInTheDocument();
    const [track, fill] = [canvasElement.querySelector('svg')!, canvasElement.querySelector('rect')!];
    await expect(fill.getBoundingClientRect().width / track.getBoundingClientRect().width).toBeCloseTo(0.87, 1);
  },
};

/** The overall score of a location: ten boxes, in halves. */
export const TenSteps: Story = {
  args: { label: 'Gesamtbewertung', value: 7.6, figure: '7,6', figureLabel: '7,6 von 10', stepped: true },
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('[data-fill]')].map((step) => step.getAttribute('data-fill'));
    await expect(fills.join(' ')).toBe('1 1 1 1 1 1 1 0.5 0 0');
  },
};

export const Values: Story = {
  render: () => (
    <Stack>
      <ScoreBar label="Frühstück" value={9.4} max={10} figure="9,4" />
      <ScoreBar label="Zimmer" value={6} max={10} figure="6,0" />
      <ScoreBar label="Parkplatz" value={2.8} max={10} figure="2,8" />
      <ScoreBar label="Lage" value={null} max={10} figure="–" figureLabel="noch nicht bewertet" />
      <ScoreBar label="Weiterempfehlung" value={94} max={100} figure="94 %" tone="brand" />
      <ScoreBar label="Gesamt" value={9.5} max={10} figure="9,5" stepped />
      <ScoreBar label="Gesamt" value={4.5} max={10} figure="4,5" stepped />
      <ScoreBar label="Gesamt" value={1} max={10} figure="1,0" stepped />
    </Stack>
  ),
};

export const Board = board<Story>(meta, {
  filled: Values,
  rightToLeft: {
    render: () => (
      <Stack>
        <ScoreBar label="النظافة" value={7} max={10} figure="7" />
        <ScoreBar label="التقييم العام" value={3.5} max={10} figure="3.5" stepped />
      </Stack>
    ),
    play: async ({ canvasElement }) => {
      const [track, fill] = [canvasElement.querySelector('svg')!, canvasElement.querySelector('rect')!];
      await expect(fill.getBoundingClientRect().right).toBeCloseTo(track.getBoundingClientRect().right, 0);
    },
  },
  long: { args: { label: words.text } },
  endless: { args: { label: words.endless } },
});
