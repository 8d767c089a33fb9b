import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, landscape, overflowing, words } from '../samples/samples.ts';
import { HtmlProse } from './html-prose.tsx';

const picture = ({ src, alt, width, height }: typeof brokenImage): string =>
  `<figure><img src="${src}" alt="${alt}" width="${width}" height="${height}"><figcaption>Vom Steg aus gesehen.</figcaption></figure>`;
const around = (html: string) => `<p>${words.text}</p>${html}<p>${words.text}</p>`;

const meta = {
  title: 'UI/Foundations/HtmlProse',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: HtmlProse,
  args: { html: around(picture(landscape(200))) },
} satisfies Meta<typeof HtmlProse>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img').tagName).toBe('IMG');
    await expect(canvasElement.querySelectorAll('p')).toHaveLength(2);
  },
};

/** Its words take its place, in its shape; what is around it stays. */
export const PictureFailing: Story = {
  args: { html: around(picture(brokenImage)) },
  play: async ({ canvas, canvasElement }) => {
    const sign = await canvas.findByText('Das Haus am See');
    await expect(sign).toHaveAttribute('role', 'img');
    const { width, height } = sign.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.getByText('Vom Steg aus gesehen.')).toBeVisible();
  },
};

/** A decorative picture is not announced either. */
export const DecorationFailing: Story = {
  args: { html: around(picture({ ...brokenImage, alt: '' })) },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('figure [aria-hidden]')).toBeVisible();
  },
};

const written = (word: string) =>
  `<h2>${word}</h2><p>${word} <a href="#a">${word}</a></p><ul><li>${word}</li></ul><blockquote><p>${word}</p></blockquote>` +
  picture({ ...brokenImage, alt: word });

/** Words of editors break where the column ends, in every element and in the place of a picture that does not come. */
const keepsInside = (word: string): Story => ({
  args: { html: written(word) },
  render: (args) => (
    <Narrow>
      <HtmlProse {...args} />
    </Narrow>
  ),
  play: async ({ canvas, canvasElement }) => {
    const sign = await waitFor(() => canvas.getByText(word, { selector: '[role="img"]' }));
    await expect(overflowing(canvasElement)).toEqual([]);
    await expect(sign.scrollHeight).toBeLessThanOrEqual(sign.clientHeight + 1);
  },
});

export const Board = board<Story>(meta, {
  filled: Filled,
  rightToLeft: { args: { html: `<h2>${words.arabicTitle}</h2><p>${words.arabicText}</p>${picture(brokenImage)}` } },
  more: {
    PictureFailing: { filled: PictureFailing, rightToLeft: { args: { html: `<p>${words.arabicText}</p>${picture(brokenImage)}` } } },
  },
  long: keepsInside(words.long),
  endless: keepsInside(words.endless),
});
