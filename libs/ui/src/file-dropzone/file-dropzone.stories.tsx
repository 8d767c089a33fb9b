import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { board } from '../../../../.storybook/board.ts';
import { Container } from '../container/container.tsx';
import { aFile, aPicture, dropzoneTexts } from '../samples/files.ts';
import { words } from '../samples/samples.ts';
import { FileDropzone, type ChosenFile, type FileDropzoneProps } from './file-dropzone.tsx';

/** Keeps the files as the owner of a form would. */
function Form({ files: first, onChoose, onRemove, ...rest }: FileDropzoneProps) {
  const [files, setFiles] = useState(first);
  return (
    <form>
      <FileDropzone
        {...rest}
        files={files}
        onChoose={(chosen) => {
          onChoose(chosen);
          const added = chosen.map((file): ChosenFile => ({ id: file.name, file }));
          setFiles((rest.limit ?? 1) === 1 ? added : [...files, ...added]);
        }}
        onRemove={(gone) => {
          onRemove(gone);
          setFiles(files.filter(({ id }) => id !== gone.id));
        }}
      />
    </form>
  );
}

const meta = {
  title: 'UI/Controls/FileDropzone',
  tags: ['beta'],
  parameters: { layout: 'padded' },
  component: FileDropzone,
  render: (args) => <Form {...args} />,
  args: {
    label: 'Bild der Gruppe',
    hint: 'JPEG, PNG oder GIF, höchstens 20 MB',
    accept: ['image/jpeg', 'image/png', 'image/gif', 'image/svg+xml'],
    texts: dropzoneTexts,
    files: [],
    onChoose: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <Container width="form">
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof FileDropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

const control = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement;

const holding = (...files: File[]) => {
  const data = new DataTransfer();
  files.forEach((file) => data.items.add(file));
  return data;
};
// `fireEvent` cannot hand over what is dragged.
const drag = (target: Element, type: string, dataTransfer: DataTransfer) =>
  fireEvent(target, new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));

export const Empty: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = canvas.getByLabelText(/Bild der Gruppe/);
    await expect(input).toHaveAccessibleName('Bild der Gruppe Datei auswählen');
    await expect(input).toHaveAccessibleDescription('JPEG, PNG oder GIF, höchstens 20 MB');
    await userEvent.upload(control(canvasElement), aPicture());
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.getByText('terrasse.svg')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Ausgewählt: terrasse.svg');
    // The next one takes its place.
    await userEvent.upload(control(canvasElement), aPicture('garten.svg', 120));
    await expect(canvas.queryByText('terrasse.svg')).toBeNull();
    await expect(canvas.getByText('garten.svg')).toBeVisible();
  },
};

/** Tab reaches the zone and each button; Enter and space open the files; taking a file away leaves the focus in the zone. */
export const Keyboard: Story = {
  args: { files: [{ id: 'a', file: aPicture(), error: 'Die Verbindung brach ab.' }] },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const input = control(canvasElement);
    const opened = fn((event: Event) => event.preventDefault());
    input.addEventListener('click', opened);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(opened).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'terrasse.svg noch einmal hochladen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(input).toHaveFocus();
    await expect(canvas.queryByText('terrasse.svg')).toBeNull();
  },
};

export const DraggedOver: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drag(control(canvasElement), 'dragenter', holding(aPicture()));
    await expect(await canvas.findByText('Loslassen, um die Datei zu nehmen')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = control(canvasElement);
    await drag(input, 'dragenter', holding(aPicture()));
    await drag(input, 'dragleave', holding(aPicture()));
    await expect(canvas.getByText('Datei auswählen')).toBeVisible();
    await drag(input, 'drop', holding(aPicture()));
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Datei auswählen')).toBeVisible();
    // Words that are dragged are no files.
    const text = new DataTransfer();
    text.setData('text/plain', 'terrasse');
    await drag(input, 'dragenter', text);
    await expect(canvas.getByText('Datei auswählen')).toBeVisible();
    // A file that misses the zone does not take the place of the page.
    const missed = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: holding(aPicture()) });
    await fireEvent(document.body, missed);
    await expect(missed.defaultPrevented).toBe(true);
    await expect(args.onChoose).toHaveBeenCalledOnce();
  },
};

/** A screenshot from the clipboard, with the focus anywhere in the form. */
export const Pasted: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    // In a built Storybook a story plays before the effects of its components have run, and one of them listens here.
    await waitFor(async () => {
      const clipboardData = holding(aPicture('bildschirmfoto.svg'));
      const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
      await fireEvent(canvasElement.querySelector('form') as Element, paste);
      await expect(args.onChoose).toHaveBeenCalledOnce();
    });
    await expect(await canvas.findByText('bildschirmfoto.svg')).toBeVisible();
  },
};

/** Each refusal names the file, the rule and the way out, and is read aloud at once. */
export const Refused: Story = {
  args: { limit: 3 },
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const all = [
      aFile('dienstplan.pdf'),
      aFile('panorama.jpg', 'image/jpeg', 31_400_000),
      aFile('leer.png', 'image/png', 0),
      ...[1, 2, 3, 4, 5].map((number) => aPicture(`fest-${number}.svg`)),
    ];
    await drag(control(canvasElement), 'drop', holding(...all));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('„dienstplan.pdf“ ist kein Bild.');
    await expect(alert).toHaveTextContent('Weggelassen: fest-4.svg, fest-5.svg.');
    await expect(args.onChoose).toHaveBeenCalledWith([all[3], all[4], all[5]]);
    await userEvent.click(canvas.getByRole('button', { name: 'fest-1.svg entfernen' }));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = control(canvasElement);
    Object.defineProperty(input, 'files', { configurable: true, value: [aFile('panorama.jpg', 'image/jpeg', 20_400_000)] });
    await fireEvent.change(input);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('„panorama.jpg“ hat 20,4 MB. Erlaubt sind 20 MB');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

const several: ChosenFile[] = [
  { id: 'a', file: aPicture('sommerfest-auf-der-terrasse.svg') },
  { id: 'b', file: aPicture('garten.svg', 120), progress: 0.6 },
  { id: 'c', file: aFile('einladung.pdf'), progress: 'unknown' },
  { id: 'd', file: aFile('gaesteliste.xlsx', 'application/vnd.ms-excel'), error: 'Die Verbindung brach ab. Versuchen Sie es noch einmal.' },
];

/** Attachments: several files, on their way, failed and done. */
export const Uploading: Story = {
  args: { label: 'Anhänge', hint: 'Bis zu 8 Dateien mit je höchstens 20 MB', limit: 8, accept: [], files: several },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'garten.svg wird hochgeladen' })).toHaveValue(0.6);
    await expect(canvas.getAllByRole('button', { name: /noch einmal/ })).toHaveLength(1);
  },
};

export const Invalid: Story = { args: { error: 'Wählen Sie ein Bild: Ohne Bild lässt sich die Gruppe nicht anlegen.' } };

export const Disabled: Story = {
  args: { disabled: true, files: several.slice(0, 1) },
  play: async ({ canvas, canvasElement, args }) => {
    await drag(control(canvasElement), 'drop', holding(aPicture()));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const refused: Story['play'] = async ({ canvas, canvasElement }) => {
  await drag(control(canvasElement), 'drop', holding(aFile('dienstplan.pdf')));
  await canvas.findByRole('alert');
};

export const Board = board<Story>(meta, {
  filled: Uploading,
  rightToLeft: {
    args: {
      label: 'صورة المجموعة',
      hint: 'JPEG أو PNG بحد أقصى 20 ميغابايت',
      texts: { ...dropzoneTexts, choose: 'اختر ملفًا', drop: 'أو اسحبه إلى هنا' },
      files: several.slice(0, 2),
      limit: 8,
    },
  },
  more: {
    DraggedOver: {
      filled: DraggedOver,
      rightToLeft: {
        args: { files: [] },
        play: async ({ canvasElement }) => {
          await drag(control(canvasElement), 'dragenter', holding(aPicture()));
        },
      },
    },
    Refused: {
      filled: { ...Refused, play: refused },
      rightToLeft: {
        args: { files: [], texts: { ...dropzoneTexts, choose: 'اختر ملفًا', refusal: () => words.arabicText } },
        play: refused,
      },
    },
    Invalid: { filled: Invalid, rightToLeft: { args: { files: [], error: words.arabicText } } },
    Disabled: { filled: Disabled, rightToLeft: {} },
  },
  long: {
    args: {
      label: words.long,
      hint: words.long.repeat(2),
      error: words.long.repeat(2),
      texts: { ...dropzoneTexts, choose: words.long, drop: words.text },
      files: [{ id: 'a', file: aFile(`${words.long.repeat(2)}.pdf`) }],
    },
  },
  endless: {
    args: {
      label: words.endless,
      hint: words.endless,
      texts: { ...dropzoneTexts, choose: words.endless, refusal: () => words.endless },
      files: [{ id: 'a', file: aFile(`${words.endless}.pdf`), error: words.endless }],
    },
    play: async ({ canvasElement }) => {
      await drag(control(canvasElement), 'drop', holding(aFile('a.pdf')));
    },
  },
});
