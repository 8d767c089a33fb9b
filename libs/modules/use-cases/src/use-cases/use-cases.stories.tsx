import { aBrokenImage, aTextImageEntry, aUseCasesModule, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { UseCasesModule } from './use-cases.tsx';

const meta = {
  title: 'Modules/Use cases',
  component: UseCasesModule,
  args: { module: aUseCasesModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof UseCasesModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas, args }) => {
    const shown = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(shown).toEqual(args.module.results.map(({ title }) => title));
    await expect(canvas.getAllByRole('link', { name: 'Mehr erfahren' })[0]).toHaveAttribute('href', '/en_GB/news');
  },
};

export const SingleButton: Story = {
  args: { module: aUseCasesModule({ options: { use_single_button: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('list')).not.toContainElement(canvas.getByRole('link'));
  },
};

export const NoButton: Story = {
  args: { module: aUseCasesModule({ options: { no_button: true } }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Addresses outside the portal open in a new tab; a picture, a text or a button may be missing. */
export const UnusualEntries: Story = {
  args: {
    module: aUseCasesModule({
      results: [
        aTextImageEntry({ button_text: 'Zum Stellenmarkt', button_url: 'https://jobs.aurelia.example' }),
        aTextImageEntry({ button_url: 'javascript:alert(1)', description: '' }, 1),
        aTextImageEntry({ image: null, button_text: null }, 2),
        aTextImageEntry({}, 3),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Zum Stellenmarkt ?\(opens in a new tab\)$/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const Empty: Story = {
  args: { module: aUseCasesModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Wofür das Portal da ist')).not.toBeInTheDocument();
  },
};

const long = { title: longGermanText.title, description: longGermanText.teaser, button_text: longGermanText.file };

export const PicturesFailing: Story = {
  args: { module: aUseCasesModule({ results: [aTextImageEntry({ image: aBrokenImage() })] }) },
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
        module: aUseCasesModule({
          title: 'ما يقدمه لكم',
          results: [0, 1].map((index) =>
            aTextImageEntry(
              {
                title: 'التعلم في أوريليا',
                description: 'أربعون دورة في السنة.',
                content_locale: 'ar',
                button_text: 'إلى الدورات',
              },
              index,
            ),
          ),
        }),
      },
      play: async ({ canvas }) => {
        for (const text of canvas.getAllByText('أربعون دورة في السنة.')) await expect(getComputedStyle(text).direction).toBe('rtl');
      },
    },
    long: {
      args: { module: aUseCasesModule({ title: longGermanText.title, results: [aTextImageEntry(long), aTextImageEntry(long, 1)] }) },
    },
  },
  { states: 'use-cases' },
);
