import { aMedium, appendToUploadWaits, finishUploadFails, listMediaFails, mediaCalls, someMedia, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent as userEvents, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { atRoute } from '../../host/app/at-route.tsx';
import { PictureDialog } from './picture-dialog.tsx';

const meta = {
  title: 'Portal/PictureDialog',
  component: PictureDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { open: true, onClose: fn(), onChoose: fn() },
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof PictureDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures of the library say what they show already. */
export const Library: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [picture] = await canvas.findAllByRole('button', { name: 'Use Frühstück.jpg' });
    await userEvent.click(picture!);
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Frühstück.jpg' }));
  },
};

/** A picture is not used before it says what it shows. */
export const Undescribed: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: [aMedium({ alt: null })] })),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use Terrasse am Abend.jpg' }));
    const field = await canvas.findByRole('textbox', { name: 'What does the picture show?' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toBeInvalid();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(field, 'The terrace{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ alt: { en_GB: 'The terrace' } })));
  },
};

const undescribed: Story = {
  ...Undescribed,
  play: async ({ canvas, userEvent }) => {
    const [picture] = await canvas.findAllByRole('listitem');
    await userEvent.click(within(picture!).getByRole('button'));
    (await canvas.findByRole('textbox')).closest('form')!.requestSubmit();
  },
};

/** What the server finds wrong with a file stands at the file. */
export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(finishUploadFails()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('listitem');
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['no picture'], 'terrace.png', { type: 'image/png' }));
    await canvas.findByText('terrace.png');
    // Its first button offers to try again, in whatever language.
    await waitFor(() => expect(within(canvas.getByText('terrace.png').closest('li')!).getAllByRole('button')).toHaveLength(2), {
      timeout: 5000,
    });
  },
};

const choose = (canvasElement: HTMLElement, ...files: File[]) =>
  userEvents.upload(canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!, files);
const film = new File(['a film'], 'welcome.mp4', { type: 'video/mp4' });
const noMedia: Story['beforeEach'] = ({ msw }) => msw.use(...mediaCalls({ media: [] }));

/** A video comes the same way, and needs no description. */
export const Video: Story = {
  args: { kind: 'video', title: 'Video' },
  beforeEach: noMedia,
  play: async ({ args, canvas, canvasElement }) => {
    const words = await canvas.findByText('No video matches.');
    await waitFor(() => expect(words).toBeVisible());
    await choose(canvasElement, film);
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: 'welcome.mp4', kind: 'video' })));
  },
};

/** What is under way shows how far it is, and is given up by its button. */
export const VideoUnderWay: Story = {
  args: { kind: 'video', title: 'Video' },
  beforeEach: ({ msw }) => msw.use(appendToUploadWaits(), ...mediaCalls({ media: [] })),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await canvas.findByText('No video matches.');
    await choose(canvasElement, film);
    await expect(await canvas.findByRole('progressbar', { name: 'welcome.mp4 is being uploaded' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove welcome.mp4' }));
    await waitFor(() => expect(canvas.queryByText('welcome.mp4')).toBeNull());
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** A video that failed is sent again. */
export const VideoRefused: Story = {
  args: { kind: 'video', title: 'Video' },
  beforeEach: ({ msw }) => msw.use(finishUploadFails(), ...mediaCalls({ media: [] })),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No video matches.');
    await choose(canvasElement, film);
    await expect(await canvas.findByRole('button', { name: 'Upload welcome.mp4 again' }, { timeout: 5000 })).toBeVisible();
  },
};

/** What is no video is not sent at all; the words say what would be. */
export const WrongKind: Story = {
  args: { kind: 'captions', title: 'Subtitles' },
  beforeEach: noMedia,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('No file matches.');
    await userEvents
      .setup({ applyAccept: false })
      .upload(canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type="file"]')!, film);
    await expect(await canvas.findByText('“welcome.mp4” has no subtitles. Choose a WebVTT file (.vtt).')).toBeVisible();
  },
};

export const Failing: Story = {
  beforeEach: ({ msw }) => msw.use(listMediaFails()),
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: [] })),
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/^(No picture matches|لا توجد صورة)/);
    await waitFor(() => expect(words).toBeVisible());
  },
};

const shown: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('listitem');
};

export const Board = board<Story>(
  meta,
  {
    filled: { beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: someMedia(4) })), play: shown },
    more: { Undescribed: { filled: undescribed }, Refused: { filled: Refused }, Empty: { filled: Empty } },
  },
  { apart: 'phone' },
);
