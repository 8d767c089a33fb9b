import { aBrokenImage, aFile, aGalleryItem, aGalleryModule, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { foldedToALine } from '../../../../../.storybook/folded.tsx';
import { GalleryModule } from './gallery.tsx';

const meta = {
  title: 'Modules/Gallery',
  component: GalleryModule,
  args: { module: aGalleryModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GalleryModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = foldedToALine;

/** Buttons work once the carousel has taken hold of its slides. */
const ready = (element: HTMLElement) => waitFor(() => expect(element.querySelector('[style*="translate3d"]')).not.toBeNull());

export const Filled: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await ready(canvasElement);
    await step('Its slides are as close together as content §9 asks', async () => {
      await expect(canvas.getByRole('group', { name: '1 of 4' })).toHaveStyle({ paddingInlineStart: '10px' });
    });
    await step('It turns without end', async () => {
      await expect(canvas.getByText('1 / 4')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
      await expect(await canvas.findByText('4 / 4')).toBeVisible();
    });
    await step('What is no picture is offered as a download', async () => {
      const slide = canvas.getByRole('group', { name: '4 of 4' });
      const download = within(slide).getByRole('link', { name: 'Download now' });
      await expect(download).toHaveAttribute('href', '/api/v2/media/fest.mp4');
      await expect(download).toHaveAttribute('download');
      await expect(slide).toHaveTextContent(/MP4 52.MB/);
    });
    await step('After the last comes the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText('1 / 4')).toBeVisible();
    });
  },
};

/** A press on a picture shows it over the whole screen; the cross goes back to where it was. */
export const WholeScreen: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('2 / 4')).toBeVisible();
    const picture = within(canvas.getByRole('group', { name: '2 of 4' })).getByRole('link', { name: /Show full screen$/ });
    await expect(picture).toHaveAttribute('href', expect.stringMatching(/^(data:|\/)/));
    picture.focus();
    await userEvent.keyboard('{Enter}');
    const overlay = await canvas.findByRole('dialog', { name: 'Sommerfest' });
    await waitFor(() => expect(overlay).toBeVisible());
    await step('It opens with the picture that was pressed', async () => {
      await expect(await within(overlay).findByText('2 / 4')).toBeVisible();
      await expect(within(overlay).getByText('Boule im Schlossgarten')).toBeVisible();
    });
    await step('Arrow keys turn it', async () => {
      within(overlay).getByRole('button', { name: 'Next' }).focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(await within(overlay).findByText('3 / 4')).toBeVisible();
    });
    await step('The cross closes it and gives the focus back', async () => {
      await userEvent.click(within(overlay).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(overlay).not.toHaveAttribute('open'));
      await waitFor(() => expect(picture).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    // While it closes it is visible as well; what is behind it is out of reach only once it lies over it.
    await waitFor(() => expect(overlay).toHaveAttribute('open'));
    await waitFor(() => expect(overlay.getAnimations({ subtree: true })).toEqual([]));
  },
};

export const Single: Story = {
  args: { module: aGalleryModule({ results: [aGalleryItem()] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Das Team am See')).toBeVisible();
  },
};

const longFile = aFile({ link: '/api/v2/media/lang.pdf' });

/** A file that is no picture, alone. */
export const SingleFile: Story = {
  args: {
    module: aGalleryModule({
      results: [
        aGalleryItem({ title: 'Der Film zum Fest', file: aFile({ link: '/api/v2/media/fest.mp4', size: 52_428_800 }), image: null }),
      ],
    }),
  },
};

export const LongFileName: Story = {
  globals: { locale: 'de_DE', viewport: { value: 'phone' } },
  args: { module: aGalleryModule({ results: [aGalleryItem({ title: longGermanText.file, file: longFile, image: null })] }) },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const Empty: Story = {
  args: { module: aGalleryModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Sommerfest')).not.toBeInTheDocument();
  },
};

export const PicturesFailing: Story = {
  args: { module: aGalleryModule({ results: [aGalleryItem({ image: aBrokenImage() })] }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Terrasse mit Blick auf den See' }).tagName).not.toBe('IMG'));
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aGalleryModule({
          title: 'حفل الصيف',
          results: [aGalleryItem({ title: 'الفريق عند البحيرة' }), aGalleryItem({ title: 'في الحديقة' }, 1)],
        }),
      },
      play: async ({ canvas, userEvent }) => {
        const [first, second] = canvas.getAllByRole('group');
        within(first!).getByRole('link').focus();
        await waitFor(async () => {
          await userEvent.keyboard('{ArrowLeft}');
          await expect(second).not.toHaveAttribute('inert');
        });
      },
    },
    long: {
      args: {
        module: aGalleryModule({
          title: longGermanText.title,
          results: [
            aGalleryItem({ title: longGermanText.teaser }),
            aGalleryItem({ id: 'b', title: longGermanText.file, file: longFile, image: null }),
          ],
        }),
      },
    },
  },
  { states: 'gallery' },
);
