import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Grid } from '../grid/grid.tsx';
import { MediaCard } from '../media-card/media-card.tsx';
import { words } from '../samples/samples.ts';
import { Fold } from './fold.tsx';
import { Section } from './section.tsx';

const cards = (
  <Grid>
    <MediaCard href="#one" title={words.title} />
    <MediaCard href="#two" title={words.title} />
  </Grid>
);

const meta = {
  title: 'UI/Foundations/Section',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: Section,
  args: { title: words.title, children: cards },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

const levels = (canvas: { getAllByRole(role: 'heading'): HTMLElement[] }) => canvas.getAllByRole('heading').map(({ tagName }) => tagName);

export const Titled: Story = {
  play: async ({ canvas }) => {
    await expect(levels(canvas)).toEqual(['H2', 'H3', 'H3']);
  },
};

export const Untitled: Story = {
  args: { title: undefined },
  play: async ({ canvas }) => {
    await expect(levels(canvas)).toEqual(['H2', 'H2']);
  },
};

const inALine: Story = {
  decorators: [
    (Story) => (
      <Fold way="line">
        <Story />
      </Fold>
    ),
  ],
};

/** On a phone a line with its title that opens. */
export const Folded: Story = {
  ...inALine,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first!.checkVisibility()).toBe(false);
    await userEvent.click(canvasElement.querySelector('summary')!);
    await expect(first!.checkVisibility()).toBe(true);
    await expect(levels(canvas)).toEqual(['H2', 'H3', 'H3']);
  },
};

/** Where there is room it is a section like all others. */
export const FoldedWhereItIsWide: Story = {
  ...inALine,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('summary')).not.toBeVisible();
    await expect(levels(canvas)).toEqual(['H2', 'H3', 'H3']);
  },
};

export const Board = board<Story>(meta, {
  rightToLeft: { args: { title: words.arabicTitle } },
  /** The title breaks inside the word and keeps clear of what follows. */
  long: {
    args: { title: `${words.long} ${words.long}` },
    play: async ({ canvas }) => {
      const [title, first] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect());
      await expect(title!.bottom).toBeLessThan(first!.top);
    },
  },
  endless: { args: { title: words.endless } },
});
