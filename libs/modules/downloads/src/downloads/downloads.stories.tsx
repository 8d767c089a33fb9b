import { aDownloadsModule, aFile, longGermanText } from '@foyer/api/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { foldedToALine } from '../../../../../.storybook/folded.tsx';
import { DownloadsModule } from './downloads.tsx';

const meta = {
  title: 'Modules/Downloads',
  component: DownloadsModule,
  args: { module: aDownloadsModule() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DownloadsModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Folded: Story = foldedToALine;

export const Filled: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Hygieneplan 2026' });
    await expect(link).toHaveAttribute('href', '/api/v2/media/hygieneplan-2026.pdf');
    await expect(link).toHaveAttribute('download');
    const [pdf, , , zip] = canvas.getAllByRole('listitem');
    await expect(pdf).toHaveTextContent(/PDF · 184.kB/);
    await expect(zip).toHaveTextContent(/ZIP · 73.MB/);
  },
};

export const Single: Story = { args: { module: aDownloadsModule({ results: [aFile()] }) } };

export const Empty: Story = {
  args: { module: aDownloadsModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Formulare und Pläne')).not.toBeInTheDocument();
  },
};

/** An unknown kind, a file without extension, and an empty one. */
export const UnusualFiles: Story = {
  args: {
    module: aDownloadsModule({
      results: [
        aFile({ id: 'a', title: 'Grundriss', link: '/api/v2/media/grundriss.dwg', size: 9_400_000 }),
        aFile({ id: 'b', title: 'Ohne Endung', link: '/api/v2/media/readme', size: 812 }),
        aFile({ id: 'c', title: 'Leere Tabelle', link: '/api/v2/media/leer.csv', size: 0 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    const [unknown, bare, empty] = canvas.getAllByRole('listitem');
    await expect(unknown).toHaveTextContent(/DWG · 9.4.MB/);
    await expect(bare).toHaveTextContent(/^Ohne Endung812/);
    await expect(empty).toHaveTextContent(/CSV · 0/);
  },
};

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: {
        module: aDownloadsModule({
          title: 'نماذج وخطط',
          results: [aFile({ title: 'خطة النظافة' }), aFile({ id: 'b', title: 'جدول المناوبات', link: '/api/v2/media/b.xlsx' })],
        }),
      },
    },
    long: {
      args: {
        module: aDownloadsModule({ title: longGermanText.title, results: [aFile({ title: longGermanText.file }), aFile({ id: 'b' })] }),
      },
    },
  },
  { states: 'downloads' },
);
