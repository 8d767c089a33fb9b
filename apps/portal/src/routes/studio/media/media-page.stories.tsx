import { aDocument, aMedium, aVideo, mediaCalls, someMedia, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import * as styles from './media.css.ts';
import { MediaPage } from './media-page.tsx';

const meta = {
  title: 'Portal/MediaPage',
  component: MediaPage,
  parameters: { layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: [aDocument(), aVideo(), aMedium({ alt: null }, 9), ...someMedia(5)] })),
  decorators: [atRoute({ settings: someSettings() })],
} satisfies Meta<typeof MediaPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A picture without words says so, and is not saved without them. */
export const Described: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No description')).toBeVisible();
    const undescribed = canvas.getByText('No description').closest('li')!;
    await userEvent.click(within(undescribed).getByRole('button'));
    const dialog = await canvas.findByRole('dialog');
    const words = await within(dialog).findByRole('textbox', { name: 'What does the picture show?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(words).toBeInvalid();
    await userEvent.type(words, 'A kitchen at noon');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByText('No description')).toBeNull());
    await userEvent.click(within(undescribed).getByRole('button'));
    await expect(await canvas.findByRole('textbox', { name: 'What does the picture show?' })).toHaveValue('A kitchen at noon');
  },
};

/** Another file takes the place of a medium's, which keeps its name. */
export const Replaced: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hygieneplan 2026/ }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(await within(dialog).findByText('Replace the file'));
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')!;
    await userEvent.upload(input, new File(['%PDF-1.7 Hygiene'], 'Hygieneplan 2027.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(canvas.getByText('The file has been replaced.')).toBeVisible(), { timeout: 4000 });
    await expect(within(dialog).getByRole('textbox', { name: 'File name' })).toHaveValue('Hygieneplan 2026.pdf');
  },
};

/** A part of a picture takes its place, or becomes another one. */
export const Cropped: Story = {
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Terrasse|\.jpg/ }))[0]!);
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Crop' }));
    const crop = within(await screen.findByRole('dialog', { name: 'Crop the picture' }));
    await userEvent.selectOptions(crop.getByRole('combobox', { name: 'Proportions' }), '1 to 1');
    await waitFor(() => expect(crop.getByRole('button', { name: 'Crop everywhere' })).toBeEnabled(), { timeout: 5000 });
    await userEvent.click(crop.getByRole('button', { name: 'Crop everywhere' }));
    await waitFor(() => expect(canvas.getByText('The picture has been cropped.')).toBeVisible());
  },
};

/** The point that stays in view is saved with the rest. */
export const Aimed: Story = {
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click((await canvas.findAllByRole('button', { name: /Terrasse/ }))[0]!);
      const dialog = within(await canvas.findByRole('dialog'));
      await userEvent.click(await dialog.findByText('Focal point'));
      return dialog;
    };
    const dialog = await open();
    dialog.getByRole('slider', { name: 'From the left' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const again = await open();
    await expect(again.getByRole('slider', { name: 'From the left' })).toHaveAttribute('aria-valuetext', '30%');
    await userEvent.click(again.getByText('History'));
    await expect(await again.findByText('Replaced by another file')).toBeVisible();
  },
};

/** The sample pictures lead nowhere: what counts is the place of one. */
const posterOf = (card: HTMLElement) => card.querySelector(`.${styles.face}`);

/** A second of a video, made by the browser. */
async function aFilm(): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [320, 180];
  const brush = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm' });
  const ended = new Promise<Blob>((resolve) => (recorder.ondataavailable = ({ data }) => resolve(data)));
  recorder.start();
  for (let frame = 0; frame < 15; frame += 1) {
    brush.fillStyle = `hsl(${frame * 20} 60% 50%)`;
    brush.fillRect(0, 0, 320, 180);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  return ended;
}

/** A moment of a video stands for it. */
export const Moment: Story = {
  beforeEach: async ({ msw }) => {
    const link = URL.createObjectURL(await aFilm());
    msw.use(...mediaCalls({ media: [aVideo({ link, poster: null }), ...someMedia(2)] }));
    return () => URL.revokeObjectURL(link);
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: /Sommerfest/ });
    await expect(posterOf(card)).toBeNull();
    await userEvent.click(card);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose a moment' }));
    const moment = within(await screen.findByRole('dialog', { name: 'Choose a moment' }));
    await waitFor(() => expect(moment.getByRole('button', { name: 'Use this moment' })).toBeEnabled(), { timeout: 5000 });
    await userEvent.click(moment.getByRole('button', { name: 'Use this moment' }));
    await waitFor(() => expect(canvas.getByText('The preview has been changed.')).toBeVisible(), { timeout: 5000 });
    await waitFor(() => expect(posterOf(card)).not.toBeNull());
    // The frame is no picture of the library.
    await expect(canvas.queryByText('poster.jpg')).toBeNull();
  },
};

/** A video that cannot be played says so; a picture of the library can stand for it. */
export const NoMoment: Story = {
  beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: [aVideo({ link: 'data:video/mp4,none', poster: null }), ...someMedia(2)] })),
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('button', { name: /Sommerfest/ });
    await userEvent.click(card);
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose a moment' }));
    const moment = within(await screen.findByRole('dialog', { name: 'Choose a moment' }));
    await waitFor(() => expect(moment.getByText(/This browser cannot play/)).toBeVisible());
    await userEvent.click(moment.getByRole('button', { name: 'Close' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Choose a picture' }));
    const pictures = within(await screen.findByRole('dialog', { name: 'Preview' }));
    await userEvent.click(await pictures.findByRole('button', { name: /Use Terrasse/ }));
    await waitFor(() => expect(posterOf(card)).not.toBeNull());
  },
};

/** A video that is uploaded has a frame of it drawn by the browser. */
export const UploadedVideo: Story = {
  beforeEach: async ({ msw }) => {
    const film = URL.createObjectURL(await aFilm());
    msw.use(...mediaCalls({ media: someMedia(2), film }));
    return () => URL.revokeObjectURL(film);
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload files' }));
    const input = await waitFor(() => canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!);
    await userEvent.upload(input, new File(['film'], 'Rundgang.mp4', { type: 'video/mp4' }));
    const card = await canvas.findByRole('button', { name: 'Rundgang.mp4' }, { timeout: 8000 });
    await waitFor(() => expect(posterOf(card)).not.toBeNull(), { timeout: 5000 });
    await expect(canvas.queryByText('poster.jpg')).toBeNull();
  },
};

/** What is used nowhere can be deleted. */
export const Deleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Hygieneplan 2026/ }));
    const dialog = await canvas.findByRole('dialog');
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Hygieneplan 2026/ })).toBeNull());
    await waitFor(() => expect(canvas.getByText('has been deleted.', { exact: false })).toBeVisible());
  },
};

const shown: Story['play'] = async ({ canvas }) => {
  await canvas.findAllByRole('listitem');
};

const opened: Story['play'] = async ({ canvas }) => {
  const [first] = within((await canvas.findAllByRole('list')).at(-1)!).getAllByRole('button');
  await userEvent.click(first!);
  await within(await canvas.findByRole('dialog')).findAllByRole('textbox');
};

export const Board = board<Story>(meta, {
  filled: { play: shown },
  more: {
    Used: {
      filled: {
        beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: someMedia(3), used: [aMedium().id] })),
        play: opened,
      },
    },
    Empty: { filled: { beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: [] })) } },
  },
});
