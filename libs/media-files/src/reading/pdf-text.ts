import { readFile } from 'node:fs/promises';
import { getDocumentProxy } from 'unpdf';

/** A PDF to read. */
export interface PdfJob {
  path: string;
}

/** What comes after is not looked for: in characters, and in pages. */
const most = { text: 100_000, pages: 500 };

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;

async function pageText(document: Document, place: number): Promise<string> {
  const page = await document.getPage(place);
  const { items } = await page.getTextContent();
  page.cleanup();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** The words of a PDF, page by page; words that were parted at the end of a line are whole again. Rejects where it is broken or asks for a password. */
export async function pdfText({ path }: PdfJob): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  let text = '';
  for (let place = 1; place <= Math.min(document.numPages, most.pages) && text.length < most.text; place += 1) {
    text += `${await pageText(document, place)}\n`;
  }
  return text
    .replace(/(\p{L})[-\u00AD\u2010]\n(\p{Ll})/gu, '$1$2')
    .slice(0, most.text)
    .trim();
}
