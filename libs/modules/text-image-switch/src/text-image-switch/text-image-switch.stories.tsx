import { aBrokenImage, aTextImageEntry, aTextImageSwitchModule, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { foldedToALine } from '../../../../../.storybook/folded.tsx';
import { TextImageSwitchModule } from './text-image-switch.tsx';

const meta = {
  title: 'Modules/Text image switch',
  component: TextImageSwitchModule,
  args: { module: aTextImageSwitchModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof TextImageSwitchModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = foldedToALine;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Mehr erfahren' });
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveAttribute('href', '/en_GB/news');
  },
};

export const SingleButton: Story = {
  args: { module: aTextImageSwitchModule({ options: { use_single_button: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('list')).not.toContainElement(canvas.getByRole('link'));
  },
};

export const NoButton: Story = {
  args: { module: aTextImageSwitchModule({ options: { no_button: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Addresses outside the portal open in a new tab; one that could run code shows no button; a picture may be missing. */
export const UnusualEntries: Story = {
  args: {
    module: aTextImageSwitchModule({
      results: [
        aTextImageEntry({ button_text: 'Zum Stellenmarkt', button_url: 'https://jobs.aurelia.example' }),
        aTextImageEntry({ button_url: 'javascript:alert(1)' }, 1),
        aTextImageEntry({ image: null, button_text: null }, 2),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Zum Stellenmarkt ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** Texts without pictures are below each other. */
export const TextsAlone: Story = {
  args: { module: aTextImageSwitchModule({ results: [0, 1, 2].map((index) => aTextImageEntry({ image: null }, index)) }) },
  play: async ({ canvas }) => {
    const edges = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.getBoundingClientRect().left);
    await expect(new Set(edges).size).toBe(1);
  },
};

export const Single: Story = { args: { module: aTextImageSwitchModule({ title: '', results: [aTextImageEntry()] }) } };

export const Empty: Story = {
  args: { module: aTextImageSwitchModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Was uns bewegt')).not.toBeInTheDocument();
  },
};

const long = {
  title: longGermanText.title,
  description: `${longGermanText.teaser}\n\n${longGermanText.teaser}`,
  button_text: longGermanText.file,
};

/** Texts that lack the reader's language are written, and read out, in their own. */
export const OtherLanguage: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [entry] = canvas.getAllByRole('listitem');
    await expect(entry).toHaveAttribute('lang', 'de-DE');
    await expect(getComputedStyle(entry!).direction).toBe('ltr');
  },
};

export const PicturesFailing: Story = {
  args: { module: aTextImageSwitchModule({ results: [aTextImageEntry({ image: aBrokenImage() })] }) },
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
        module: aTextImageSwitchModule({
          title: 'ما يحركنا',
          results: [0, 1].map((index) =>
            aTextImageEntry(
              {
                title: 'التعلم في أوريليا',
                description: 'أربعون دورة في السنة، ووقتها محسوب من وقت العمل.',
                content_locale: 'ar',
                button_text: 'إلى الدورات',
              },
              index,
            ),
          ),
        }),
      },
    },
    long: { args: { module: aTextImageSwitchModule({ results: [aTextImageEntry(long), aTextImageEntry(long, 1)] }) } },
  },
  { states: 'text-image-switch' },
);
