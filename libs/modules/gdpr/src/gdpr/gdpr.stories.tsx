import { aBrokenTraining, aGdprModule, aGdprTraining, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { GdprModule } from './gdpr.tsx';

const meta = {
  title: 'Modules/GDPR',
  component: GdprModule,
  args: { module: aGdprModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GdprModule>;
export default meta;
type Story = StoryObj<typeof meta>;

const videoIn = (element: HTMLElement) => element.querySelector('video');

export const Filled: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('The video is there with captions in its language', async () => {
      await waitFor(() => expect(videoIn(canvasElement)!.readyState).toBeGreaterThan(0));
      await expect(videoIn(canvasElement)).toHaveAttribute('lang', 'de');
      await expect(canvasElement.querySelector('track')).toHaveAttribute('srclang', 'de');
    });
    await step('The transcript opens', async () => {
      await userEvent.click(canvas.getByText('Read the transcript'));
      await expect(canvas.getByText(/Was Gäste uns anvertrauen/)).toBeVisible();
    });
    await step('Another language takes its place; the button keeps the focus', async () => {
      const english = canvas.getByRole('button', { name: 'English' });
      await userEvent.click(english);
      await expect(videoIn(canvasElement)).toHaveAttribute('lang', 'en');
      await expect(english).toHaveAttribute('aria-pressed', 'true');
      await expect(english).toHaveFocus();
    });
  },
};

/** One language alone, and it is the reader's: nothing is to be chosen. */
export const Single: Story = {
  args: { module: aGdprModule({ results: [aGdprTraining({ captions: null, poster: null, transcript: '' })] }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvasElement.querySelector('track')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Download the video \(15.MB\)$/ })).toHaveAttribute('download');
  },
};

/** There is no video in the reader's language; the languages there are can be chosen. */
export const NotInYourLanguage: Story = {
  args: { module: aGdprModule({ options: { language: 'nl' } }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'The video is not available in your language' })).toBeVisible();
    await expect(videoIn(canvasElement)).toBeNull();
    const german = canvas.getByRole('button', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('lang', 'de');
    await userEvent.click(german);
    await expect(videoIn(canvasElement)).toHaveAttribute('lang', 'de');
    await expect(german).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { module: aGdprModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The training is not available yet' })).toBeVisible();
  },
};

/** The video does not arrive: trying again brings it back into view, where it fails again, and there is a way to download it. */
export const Failing: Story = {
  args: { module: aGdprModule({ results: [aBrokenTraining()] }) },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('The failure is said, with ways out', async () => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent("The video can't be played");
      await expect(canvas.getByRole('link', { name: /^Download the video/ })).toHaveAttribute('download');
    });
    await step('Trying again requests the video once more', async () => {
      const before = canvas.getByRole('alert');
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(canvas.getByRole('alert')).not.toBe(before));
      await expect(videoIn(canvasElement)).toBeNull();
    });
  },
};

/** Also on the smallest screens the way out of a failure is whole. */
export const FailingLongGerman: Story = {
  globals: { locale: 'de_DE', viewport: { value: 'phone' } },
  args: { module: aGdprModule({ title: longGermanText.title, results: [aBrokenTraining()] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Video herunterladen/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aGdprModule({
          title: 'حماية البيانات',
          options: { language: 'ar' },
          results: [aGdprTraining({ language: 'ar', transcript: 'ما يأتمننا عليه ضيوفنا يبقى عندنا.' }), aGdprTraining()],
        }),
      },
    },
    more: {
      NotInYourLanguage: { filled: NotInYourLanguage, rightToLeft: {} },
    },
    long: {
      args: {
        module: aGdprModule({
          title: longGermanText.title,
          options: { language: 'nl' },
          results: [aGdprTraining({ name: longGermanText.file }), aGdprTraining({ language: 'en' })],
        }),
      },
    },
  },
  { states: 'gdpr' },
);
