import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Narrow } from '../samples/narrow.tsx';
import { brokenImage, landscape, words } from '../samples/samples.ts';
import type { PictureText } from './picture-text.tsx';
import { PictureTexts } from './picture-texts.tsx';

const entry = (change: Partial<PictureText> = {}, index = 0): PictureText => ({
  id: String(index),
  title: words.title,
  text: words.text,
  image: landscape(210 + 40 * index),
  lang: 'de',
  dir: 'ltr',
  buttonText: 'Mehr erfahren',
  link: { href: '#news' },
  ...change,
});

const meta = {
  title: 'UI/Display/PictureTexts',
  tags: ['stable'],
  parameters: { layout: 'padded' },
  component: PictureTexts,
  args: { title: words.title, layout: 'columns', buttons: 'each', entries: [entry(), entry({}, 1), entry({}, 2)] },
} satisfies Meta<typeof PictureTexts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Mehr erfahren' })).toHaveLength(3);
  },
};

export const Rows: Story = { args: { layout: 'rows' } };

/** An entry without a text or a place to lead to has no button; another website opens in a new tab. */
export const SomeButtons: Story = {
  args: {
    entries: [
      entry({ link: { href: 'https://jobs.example', outside: '(öffnet neuen Tab)' } }),
      entry({ link: null }, 1),
      entry({ buttonText: null, image: null }, 2),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: /^Mehr erfahren ?\(öffnet neuen Tab\)$/ })).toHaveAttribute('target', '_blank');
  },
};

export const SingleButton: Story = {
  args: { layout: 'rows', buttons: 'single' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).not.toContainElement(canvas.getByRole('link'));
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words.title)).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const PictureFailing: Story = { args: { entries: [entry({ image: brokenImage })] } };

export const Board = board<Story>(meta, {
  filled: { args: { layout: 'rows' } },
  rightToLeft: {
    args: { layout: 'rows', entries: [0, 1].map((index) => entry({ title: words.arabicTitle, lang: 'ar', dir: 'rtl' }, index)) },
  },
  more: {
    Columns: { filled: Columns, rightToLeft: { args: { layout: undefined } } },
  },
  long: { args: { entries: [entry({ title: words.long, buttonText: words.long })] } },
  endless: {
    args: { title: words.endless, entries: [entry({ title: words.endless, text: words.endless, buttonText: words.endless })] },
    render: (args) => (
      <Narrow>
        <PictureTexts {...args} />
        <PictureTexts {...args} layout="rows" />
      </Narrow>
    ),
  },
});
