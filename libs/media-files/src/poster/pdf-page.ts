import { createCanvas } from '@napi-rs/canvas';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createIsomorphicCanvasFactory, getDocumentProxy } from 'unpdf';

/** A PDF whose first page is to be drawn. */
export interface PageJob {
  path: string;
  /** Where the picture is written: nothing is there yet. */
  draft: string;
}

/** A page that was drawn, as WebP at the path of the job. */
export interface DrawnPage {
  width: number;
  height: number;
  size: number;
  /** SHA-256. */
  hash: string;
}

/** In pixels: the longer side of what is drawn, the shortest side that shows anything, and the largest picture within a PDF that is drawn. */
const limits = { side: 1200, shortest: 40, picture: 16_000_000 };
const quality = 82;

/** One colour and nothing else: such a page says nothing. */
async function isEmpty(picture: Buffer): Promise<boolean> {
  const { channels } = await sharp(picture).stats();
  return channels.every(({ min, max }) => max - min < 3);
}

/** Draws the first page of a PDF; null where nothing of it would be seen. Rejects where it is broken or asks for a password. */
export async function drawPage({ path, draft }: PageJob): Promise<DrawnPage | null> {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => import('@napi-rs/canvas'));
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)), {
    CanvasFactory,
    maxImageSize: limits.picture,
    stopAtErrors: false,
    verbosity: 0,
  });
  const page = await document.getPage(1);
  const whole = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: limits.side / Math.max(whole.width, whole.height) });
  const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
  // A page of no width gives no number.
  if (!(Math.min(width, height) >= limits.shortest)) return null;
  const canvas = createCanvas(width, height);
  // To its types all canvases are those of browsers.
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  const drawn = await canvas.encode('png');
  if (await isEmpty(drawn)) return null;
  const bytes = await sharp(drawn).removeAlpha().webp({ quality }).toBuffer();
  await writeFile(draft, bytes);
  return { width, height, size: bytes.length, hash: createHash('sha256').update(bytes).digest('hex') };
}
