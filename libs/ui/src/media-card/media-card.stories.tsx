import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { Grid } from '../grid/grid.tsx';
import { Icon } from '../icon/icon.tsx';
import { CommentIcon, HeartIcon } from '../icon/icons.ts';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { MediaCard } from './media-card.tsx';

const factsOf = (date: string) => (
  <>
    <span>{date}</span>
    <Cluster as="span" gap="xxs">
      <Icon icon={HeartIcon} /> 12
    </Cluster>
    <Cluster as="span" gap="xxs">
      <Icon icon={CommentIcon} /> 4
    </Cluster>
  </>
);
const facts = factsOf('21. November 2026');

const meta = {
  title: 'UI/Display/MediaCard',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: MediaCard,
  args: {
    href: '/de_DE/news/1',
    image: landscape(200),
    overline: 'Küche & Service',
    title: words.title,
    level: 2,
    text: words.text,
    meta: facts,
  },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
} satisfies Meta<typeof MediaCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

/** The whole card is one stop. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.title })).toHaveFocus();
  },
};

export const WithoutPicture: Story = { args: { image: null } };

/** Its place stays as large as the picture would be. */
export const BrokenPicture: Story = {
  args: { image: brokenImage },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    const card = canvas.getByRole('article');
    const [cover, title] = [card.firstElementChild!.getBoundingClientRect(), canvas.getByRole('heading')];
    await expect(cover.width / cover.height).toBeCloseTo(3 / 2, 1);
    await expect(cover.bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
  },
};

export const SideBySide: Story = {
  render: (args) => (
    <>
      <MediaCard {...args} />
      <MediaCard {...args} image={landscape(60)} title={`${words.title} ${words.long}`} />
      <MediaCard {...args} image={landscape(320)} text={undefined} />
      <MediaCard {...args} image={null} />
    </>
  ),
};

/** On a page of the other direction; by the letters here, by `dir` where the language is known. */
export const OtherDirection: Story = {
  globals: { locale: 'ar' },
  args: { text: words.text.repeat(4) },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText(/Kurpark.*Kurpark/)).direction).toBe('ltr');
    await expect(getComputedStyle(canvas.getByRole('heading')).direction).toBe('ltr');
  },
};

export const Board = board<Story>(meta, {
  filled: SideBySide,
  rightToLeft: { args: { title: words.arabicTitle, text: words.arabicText, overline: 'المطبخ', meta: factsOf('21 نوفمبر 2026') } },
  more: {
    BrokenPicture: { filled: BrokenPicture, rightToLeft: {} },
    WithoutPicture: { filled: WithoutPicture },
  },
  long: { args: { title: words.long.repeat(3), overline: words.long, text: words.long.repeat(6) } },
  endless: { args: { title: words.endless, overline: words.endless, text: words.endless, meta: words.endless } },
});
