import { anEditorBlock, anEditorFrame, anEditorModule, getMediaFails, longGermanText } from '@foyer/api/testing';
import { HostContext } from '@foyer/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { board } from '../../../../../.storybook/board.ts';
import { EditorModule } from './editor.tsx';
import { arabic, everything, frameOf, wideTable } from './samples.ts';

const html = (text: string) => anEditorModule({ results: [anEditorBlock({ html: text })] });

const meta = {
  title: 'Modules/Editor',
  component: EditorModule,
  args: { module: html(everything) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof EditorModule>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Frühstück' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Wer wann beginnt' })).toContainElement(canvas.getByRole('table'));
    await expect(canvas.getByRole('link', { name: 'DEHOGA' })).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() => expect(canvas.getByRole('img')).toHaveProperty('complete', true));
  },
};

export const Empty: Story = {
  args: { module: anEditorModule({ results: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Rund ums Frühstück')).not.toBeInTheDocument();
  },
};

const host = { navigate: fn(), openSearch: fn() };

/** One listener on the module answers every button, and links within the portal need no new document. */
export const Actions: Story = {
  args: {
    module: html(
      '<p id="section-end"><a href="/page/welcome">Für Neue</a></p>' +
        ['open-search', 'print', 'copy-link'].map((action) => `<button data-action="${action}">${action}</button>`).join(' ') +
        ' <button data-action="navigate" data-target="/news">navigate</button>' +
        ' <button data-action="scroll-to" data-target="section-end">scroll-to</button>',
    ),
  },
  decorators: [
    (Story) => (
      <HostContext value={host}>
        <Story />
      </HostContext>
    ),
  ],
  beforeEach: () => {
    host.navigate.mockClear();
    host.openSearch.mockClear();
  },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('The app opens its search and goes where the action leads', async () => {
      await press('open-search');
      await expect(host.openSearch).toHaveBeenCalledOnce();
      await press('navigate');
      await expect(host.navigate).toHaveBeenLastCalledWith('/en_GB/news');
      await userEvent.click(canvas.getByRole('link', { name: 'Für Neue' }));
      await expect(host.navigate).toHaveBeenLastCalledWith('/en_GB/page/welcome');
    });
    await step('The page is printed', async () => {
      const print = spyOn(window, 'print').mockImplementation(() => undefined);
      canvas.getByRole('button', { name: 'print' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(print).toHaveBeenCalledOnce();
    });
    await step('The module’s address is copied', async () => {
      const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
      await press('copy-link');
      await expect(write).toHaveBeenCalledWith(expect.stringMatching(/#module_editor-1$/));
      await expect(await canvas.findByText('The link has been copied.')).toBeVisible();
      write.mockRejectedValue(new Error('denied'));
      await press('copy-link');
      await expect(await canvas.findByText(/could not be copied/)).toBeVisible();
    });
    await step('A section gets the focus', async () => {
      await press('scroll-to');
      await expect(canvasElement.querySelector('#section-end')).toHaveFocus();
    });
    await step('What comes in later is answered as well; what is not on the list is not', async () => {
      const late = Object.assign(document.createElement('button'), { textContent: 'late' });
      late.dataset['action'] = 'open-search';
      canvas.getByRole('button', { name: 'print' }).after(late);
      await userEvent.click(late);
      await expect(host.openSearch).toHaveBeenCalledTimes(2);
      late.dataset['action'] = 'constructor';
      late.dataset['target'] = '/news';
      await userEvent.click(late);
      await expect(host.navigate).toHaveBeenCalledTimes(2);
      late.remove();
    });
  },
};

const frame = (src: string) =>
  anEditorModule({ title: 'Am See', results: [anEditorBlock({ kind: 'frame', html: '', frame: anEditorFrame({ src }) })] });

/** Foreign HTML in a sandbox; it is as high as it says. */
export const Frame: Story = {
  args: { module: frame(frameOf('<h1>22 °C</h1><p>Sonnig, Wind aus Südwest.</p>', 150.5)) },
  play: async ({ canvas }) => {
    const element = canvas.getByTitle('Das Wetter am See');
    await expect(element.getAttribute('sandbox')).not.toMatch(/allow-same-origin|allow-top-navigation|allow-forms/);
    await waitFor(() => expect(element).toHaveAttribute('height', '151'), { timeout: 5000 });
    await expect((element as HTMLIFrameElement).contentDocument).toBeNull();
  },
};

/** A message of the wrong kind, and one that comes from elsewhere, change nothing. */
export const LyingFrame: Story = {
  args: { module: frame(frameOf('<p>22 °C</p>', '999')) },
  play: async ({ canvas }) => {
    const element = canvas.getByTitle('Das Wetter am See');
    window.postMessage({ type: 'foyer:frame-height', height: 999 }, '*');
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(element).toHaveAttribute('height', '240');
  },
};

export const PicturesFailing: Story = {
  args: { module: html(everything.replace('terrasse', 'fehlt')) },
  beforeEach: ({ msw }) => msw.use(getMediaFails()),
  play: async ({ canvas }) => {
    canvas.getByRole('img').scrollIntoView();
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Terrasse mit Blick auf den See' }).tagName).toBe('SPAN'));
  },
};

/** The table scrolls in a region of its own; the page does not. */
export const WideTable: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { module: html(wideTable) },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('group', { name: 'Dienstplan' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    const line = (element: Element) => getComputedStyle(element).borderBlockEndColor;
    await expect(line(canvas.getByRole('rowheader'))).toBe(line(canvas.getAllByRole('cell')[0]!));
    await userEvent.tab();
    await expect(region).toHaveFocus();
  },
};

/** What was written in another language keeps its own direction. */
export const GermanForArabicReaders: Story = { globals: { locale: 'ar' } };

/** Every state at once. */
export const Board = board<Story>(
  meta,
  {
    rightToLeft: {
      args: { module: anEditorModule({ title: 'حول الفطور', results: [anEditorBlock({ html: arabic, locale: 'ar' })] }) },
      play: async ({ canvas }) => {
        await expect(getComputedStyle(canvas.getByRole('list')).direction).toBe('rtl');
      },
    },
    long: {
      args: {
        module: anEditorModule({
          title: longGermanText.title,
          results: [
            anEditorBlock({
              html:
                `<h2>${longGermanText.file}</h2><p>${longGermanText.teaser.replaceAll(' ', '')}</p><div class="note"><p>${longGermanText.file}</p></div>` +
                `<div class="columns"><p>${longGermanText.title}</p><p>${longGermanText.file}</p></div><button data-action="print">${longGermanText.file}</button>`,
            }),
          ],
        }),
      },
    },
  },
  { states: 'editor' },
);
