import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Grid } from '../grid/grid.tsx';
import { brokenImage, landscape, overflowing, words } from '../samples/samples.ts';
import { Narrow } from '../samples/narrow.tsx';
import { FileCard } from './file-card.tsx';

const meta = {
  title: 'UI/Display/FileCard',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: FileCard,
  args: { href: '/media/hygieneplan.pdf', title: 'Hygieneplan', size: '184 kB' },
} satisfies Meta<typeof FileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** All of the card downloads the file. */
export const Download: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Hygieneplan' });
    await expect(link).toHaveAttribute('href', '/media/hygieneplan.pdf');
    await expect(link).toHaveAttribute('download');
    await expect(canvasElement).toHaveTextContent('PDF · 184 kB');
  },
};

/** A file that can be looked at: a press, or Enter, shows it in place of downloading it. */
export const Keyboard: Story = {
  args: { href: '/media/see.jpg', title: 'Das Haus am See', size: '1,2 MB', onOpen: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Das Haus am See' });
    await expect(link).not.toHaveAttribute('download');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

/** Each kind that people distinguish at a glance has its sign and tone. */
export const Kinds: Story = {
  render: (args) => (
    <Grid as="ul" role="list" columns="card" gap="m">
      {['plan.pdf', 'leitbild.docx', 'dienste.xlsx', 'see.jpg', 'fest.mp4', 'fotos.zip', 'grundriss.dwg', 'liesmich'].map((name) => (
        <li key={name}>
          <FileCard {...args} href={`/media/${name}`} title={name} onOpen={name.endsWith('.jpg') ? fn() : undefined} />
        </li>
      ))}
    </Grid>
  ),
};

/** What stands for a file takes the place of the sign. */
export const WithPicture: Story = {
  args: { picture: { ...landscape(200), focal_point: { x: 0.5, y: 0 } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.getByRole('link', { name: 'Hygieneplan' })).toBeVisible();
  },
};

/** A picture that cannot be shown leaves a sign in its place. */
export const WithBrokenPicture: Story = {
  args: { picture: brokenImage },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Hygieneplan' })).toBeVisible();
  },
};

const narrow: Story['render'] = (args) => (
  <Narrow>
    <FileCard {...args} />
  </Narrow>
);
const staysInside: Story['play'] = async ({ canvasElement }) => {
  await expect(overflowing(canvasElement)).toEqual([]);
};

export const Board = board<Story>(meta, {
  filled: Kinds,
  /** Letters and figures of two directions keep to themselves. */
  rightToLeft: { args: { title: 'خطة النظافة', size: '١٨٤ كيلوبايت', onOpen: fn() } },
  long: { args: { title: `${words.long} ${words.text}`, onOpen: fn() }, render: narrow, play: staysInside },
  endless: { args: { title: words.endless, size: words.endless }, render: narrow, play: staysInside },
});
