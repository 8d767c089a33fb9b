// Files for the stories of this library.
import type { FileDropzoneTexts } from '../file-dropzone/file-dropzone.tsx';
import { landscape } from './samples.ts';

/** A picture as people choose it from their disk. */
export const aPicture = (name = 'terrasse.svg', hue = 200): File =>
  new File([decodeURIComponent(landscape(hue).src.split(',')[1] ?? '')], name, { type: 'image/svg+xml', lastModified: 1 });

/** A file that says it has so many bytes. */
export function aFile(name: string, type = 'application/pdf', size = 184_000): File {
  const file = new File(['%PDF'], name, { type, lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

const fileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toLocaleString('de-DE', { maximumFractionDigits: 1 })} MB`;

export const dropzoneTexts: FileDropzoneTexts = {
  choose: 'Datei auswählen',
  drop: 'oder hierher ziehen',
  release: 'Loslassen, um die Datei zu nehmen',
  chosen: (names) => `Ausgewählt: ${names.join(', ')}`,
  size: fileSize,
  remove: (name) => `${name} entfernen`,
  retry: (name) => `${name} noch einmal hochladen`,
  uploading: (name) => `${name} wird hochgeladen`,
  refusal(refusal) {
    switch (refusal.rule) {
      case 'type':
        return `„${refusal.name}“ ist kein Bild. Wählen Sie eine Datei dieser Art: JPEG, PNG, GIF.`;
      case 'size':
        return `„${refusal.name}“ hat ${fileSize(refusal.size)}. Erlaubt sind ${fileSize(refusal.maxSize)}: Verkleinern Sie das Bild.`;
      case 'empty':
        return `„${refusal.name}“ ist leer. Prüfen Sie, ob sich die Datei öffnen lässt.`;
      case 'folder':
        return `„${refusal.name}“ ist ein Ordner. Wählen Sie die Dateien darin.`;
      case 'count':
        return `Mehr als ${refusal.limit} geht nicht. Weggelassen: ${refusal.names.join(', ')}. Entfernen Sie erst eine Datei.`;
    }
  },
};

/** A photo that lies on its side, with the camera's note (EXIF orientation 6) to turn it upright: shown 90 pixels wide and 160 high. */
export async function aTurnedPhoto(): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [160, 90];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  ['#7a9eb1', '#d9c7a3', '#49624f', '#2f3e46'].forEach((color, index) => {
    context.fillStyle = color;
    context.fillRect(index * 40, 0, 40, 90);
  });
  const photo = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  if (!photo) throw new Error('No photo');
  const bytes = new Uint8Array(await photo.arrayBuffer());
  // One directory with one entry, Orientation (0x0112), a short of the value 6.
  const note = [0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const segment = [0xff, 0xe1, 0, note.length + 8, ...[...'Exif\0\0'].map((letter) => letter.charCodeAt(0)), ...note];
  return new File([bytes.slice(0, 2), new Uint8Array(segment), bytes.slice(2)], 'hochkant.jpg', { type: 'image/jpeg' });
}
