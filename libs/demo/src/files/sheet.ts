import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { z } from 'zod';

const [width, height] = [595.28, 841.89];
const margin = 56;
const colors = {
  petrol: rgb(0.08, 0.24, 0.27),
  brass: rgb(0.76, 0.6, 0.31),
  sand: rgb(0.97, 0.94, 0.88),
  line: rgb(0.82, 0.78, 0.7),
  ink: rgb(0.13, 0.17, 0.18),
  soft: rgb(0.38, 0.42, 0.42),
};

const texts = z.array(z.string());

/** A part of a printed sheet. */
const part = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: z.string() }),
  z.strictObject({ kind: z.literal('text'), text: z.string() }),
  z.strictObject({ kind: z.literal('list'), items: texts }),
  z.strictObject({ kind: z.literal('table'), columns: z.array(z.number()), head: texts, rows: z.array(texts) }),
  z.strictObject({ kind: z.literal('fields'), labels: texts }),
  z.strictObject({ kind: z.literal('checks'), labels: texts }),
]);

/** One page: its language's title and the text below. */
export const sheet = z.strictObject({ title: z.string(), subtitle: z.string(), parts: z.array(part) });

export type Part = z.infer<typeof part>;
export type Sheet = z.infer<typeof sheet>;

interface Pen {
  page: PDFPage;
  y: number;
  fonts: { text: PDFFont; strong: PDFFont; serif: PDFFont };
}

function wrap(text: string, font: PDFFont, size: number, limit: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (font.widthOfTextAtSize(longer, size) <= limit) line = longer;
    else {
      if (line) lines.push(line);
      line = word;
    }
  }
  return line ? [...lines, line] : lines;
}

function paragraph(pen: Pen, text: string, indent = 0): void {
  for (const line of wrap(text, pen.fonts.text, 10.5, width - 2 * margin - indent)) {
    pen.page.drawText(line, { x: margin + indent, y: pen.y, size: 10.5, font: pen.fonts.text, color: colors.ink });
    pen.y -= 15;
  }
}

function table(pen: Pen, columns: readonly number[], head: readonly string[], rows: readonly (readonly string[])[]): void {
  const total = columns.reduce((a, b) => a + b, 0);
  const widths = columns.map((c) => ((width - 2 * margin) * c) / total);
  const starts = widths.map((_, i) => margin + widths.slice(0, i).reduce((a, b) => a + b, 0));
  const row = (cells: readonly string[], font: PDFFont, fill: boolean) => {
    const wrapped = cells.map((cell, i) => wrap(cell, font, 9.5, widths[i]! - 12));
    const rowHeight = Math.max(...wrapped.map((lines) => lines.length)) * 12.5 + 9;
    if (fill)
      pen.page.drawRectangle({ x: margin, y: pen.y - rowHeight + 12, width: width - 2 * margin, height: rowHeight, color: colors.sand });
    wrapped.forEach((lines, i) =>
      lines.forEach((line, n) =>
        pen.page.drawText(line, { x: starts[i]! + 6, y: pen.y - 2 - n * 12.5, size: 9.5, font, color: fill ? colors.petrol : colors.ink }),
      ),
    );
    pen.y -= rowHeight;
    pen.page.drawLine({
      start: { x: margin, y: pen.y + 12 },
      end: { x: width - margin, y: pen.y + 12 },
      thickness: 0.6,
      color: colors.line,
    });
  };
  pen.y -= 4;
  row(head, pen.fonts.strong, true);
  for (const cells of rows) row(cells, pen.fonts.text, false);
  pen.y -= 10;
}

function fields(pen: Pen, labels: readonly string[]): void {
  const half = (width - 2 * margin - 24) / 2;
  labels.forEach((label, i) => {
    const x = margin + (i % 2) * (half + 24);
    pen.page.drawText(label, { x, y: pen.y, size: 8.5, font: pen.fonts.text, color: colors.soft });
    pen.page.drawRectangle({ x, y: pen.y - 30, width: half, height: 24, borderColor: colors.line, borderWidth: 0.8, color: rgb(1, 1, 1) });
    if (i % 2 === 1 || i === labels.length - 1) pen.y -= 48;
  });
  pen.y -= 4;
}

function checks(pen: Pen, labels: readonly string[]): void {
  for (const label of labels) {
    pen.page.drawRectangle({ x: margin, y: pen.y - 2, width: 11, height: 11, borderColor: colors.petrol, borderWidth: 0.9 });
    paragraph(pen, label, 20);
    pen.y -= 4;
  }
  pen.y -= 6;
}

function draw(pen: Pen, part: Part): void {
  switch (part.kind) {
    case 'heading':
      pen.y -= 12;
      pen.page.drawText(part.text, { x: margin, y: pen.y, size: 13, font: pen.fonts.strong, color: colors.petrol });
      pen.y -= 19;
      break;
    case 'text':
      paragraph(pen, part.text);
      pen.y -= 6;
      break;
    case 'list':
      for (const item of part.items) {
        pen.page.drawCircle({ x: margin + 4, y: pen.y + 3.5, size: 1.8, color: colors.brass });
        paragraph(pen, item, 16);
        pen.y -= 3;
      }
      pen.y -= 5;
      break;
    case 'table':
      table(pen, part.columns, part.head, part.rows);
      break;
    case 'fields':
      fields(pen, part.labels);
      break;
    case 'checks':
      checks(pen, part.labels);
  }
}

function letterhead({ page, fonts }: Pen, sheet: Sheet, footer: string): number {
  page.drawRectangle({ x: 0, y: height - 132, width, height: 132, color: colors.petrol });
  page.drawRectangle({ x: 0, y: height - 136, width, height: 4, color: colors.brass });
  page.drawText('AURELIA HOTELS', { x: margin, y: height - 46, size: 9, font: fonts.strong, color: colors.brass });
  page.drawText(sheet.title, { x: margin, y: height - 84, size: 25, font: fonts.serif, color: rgb(1, 0.98, 0.94) });
  page.drawText(sheet.subtitle, { x: margin, y: height - 108, size: 10.5, font: fonts.text, color: rgb(0.85, 0.89, 0.87) });
  page.drawLine({ start: { x: margin, y: 46 }, end: { x: width - margin, y: 46 }, thickness: 0.6, color: colors.line });
  page.drawText(footer, { x: margin, y: 32, size: 8, font: fonts.text, color: colors.soft });
  return height - 172;
}

/** A printed document in the group's letterhead, one page per sheet; the same date gives the same bytes. */
export async function printSheets(title: string, sheets: readonly Sheet[], date: Date): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setTitle(title);
  file.setAuthor('Aurelia Hotels');
  file.setCreationDate(date);
  file.setModificationDate(date);
  const fonts = {
    text: await file.embedFont(StandardFonts.Helvetica),
    strong: await file.embedFont(StandardFonts.HelveticaBold),
    serif: await file.embedFont(StandardFonts.TimesRomanBold),
  };
  sheets.forEach((sheet, i) => {
    const pen: Pen = { page: file.addPage([width, height]), y: 0, fonts };
    pen.y = letterhead(pen, sheet, `${title}  ·  ${date.toISOString().slice(0, 10)}  ·  ${i + 1} / ${sheets.length}`);
    for (const part of sheet.parts) draw(pen, part);
    if (pen.y < 56) throw new Error(`"${sheet.title}" does not fit on its page.`);
  });
  return file.save();
}
