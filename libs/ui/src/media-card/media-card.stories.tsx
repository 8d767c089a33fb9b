import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  parameters: { layout: 'padded' },
  component: MediaCard,
  args: {
    href: '/de_DE/news/1',
    image: landscape(200),
    overline: 'Küche & Service',
    title: words.title,
    headingLevel: 2,
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

export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: words.title })).toHaveFocus();
  },
};

export const WithoutPicture: Story = { args: { image: null } };

export const BrokenPicture: Story = { args: { image: brokenImage } };

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

export const LongGerman: Story = { args: { title: words.long.repeat(3), overline: words.long, text: words.long.repeat(6) } };

export const Dark: Story = { ...SideBySide, globals: { theme: 'dark' } };

export const RightToLeft: Story = {
  args: { title: words.arabicTitle, text: words.arabicText, overline: 'المطبخ', meta: factsOf('21 نوفمبر 2026') },
  globals: { locale: 'ar' },
};
