import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { aPicture } from '../samples/files.ts';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import { Stack } from '../stack/stack.tsx';
import { FileItem } from './file-item.tsx';

const meta = {
  title: 'UI/Display/FileItem',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: FileItem,
  args: { name: 'einladung.pdf', size: '184 kB', onRemove: fn(), removeLabel: 'einladung.pdf entfernen' },
  decorators: [
    (Story) => (
      <Narrow>
        <Story />
      </Narrow>
    ),
  ],
} satisfies Meta<typeof FileItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('PDF · 184 kB');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xs">
      <FileItem {...args} name="terrasse.svg" picture={aPicture()} />
      <FileItem {...args} name="see.jpg" picture={landscape(60).src} progress={0.4} progressLabel="see.jpg wird hochgeladen" />
      <FileItem {...args} name="fest.mp4" progress="unknown" progressLabel="fest.mp4 wird hochgeladen" />
      <FileItem {...args} name="plan.xlsx" error="Die Verbindung brach ab." onRetry={fn()} retryLabel="plan.xlsx noch einmal hochladen" />
      <FileItem {...args} name="kaputt.png" picture={brokenImage.src} />
      <FileItem {...args} name="README" size="1 kB" onRemove={undefined} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img[src^="blob:"]')).not.toBeNull());
    // What cannot be shown has a sign of its own.
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
  },
};

export const Keyboard: Story = {
  args: { error: 'Die Verbindung brach ab.', onRetry: fn(), retryLabel: 'einladung.pdf noch einmal hochladen' },
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Board = board<Story>(meta, {
  filled: States,
  rightToLeft: { args: { name: 'دعوة.pdf', size: '١٨٤ كيلوبايت' } },
  long: { args: { name: `${words.long.repeat(3)}.pdf` } },
  endless: { args: { name: words.endless, error: words.endless } },
});
