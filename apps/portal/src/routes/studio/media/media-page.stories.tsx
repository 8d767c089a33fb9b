import { aDocument, aMedium, mediaCalls, someMedia, someSettings } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { board } from '../../../../../../.storybook/board.ts';
import { atRoute } from '../../../host/app/at-route.tsx';
import { MediaPage } from './media-page.tsx';

const meta = {
  title: 'Portal/MediaPage',
  component: MediaPage,
  parameters: { layout: 'padded' },
  beforeEach: ({ msw }) => msw.use(...mediaCalls({ media: [aDocument(), aMedium({ alt: null }, 9), ...someMedia(5)] })),
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
