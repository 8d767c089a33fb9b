import { stringify } from 'csv-stringify/sync';
import { writeFileSync } from 'node:fs';
import type { CsvFile, RowFault } from '@foyer/server/operate/accounts';
import { Refusal } from '../refusal.ts';

/** The rows that are wrong as a CSV of their own, each with its line and what is wrong. No cell can be taken for a formula. */
function rejectsCsv({ header, delimiter, rows }: CsvFile, faults: readonly RowFault[]): string {
  const said = Map.groupBy(faults, ({ line }) => line);
  const wrong = rows.filter(({ line }) => said.has(line));
  const sentence = ({ column, message }: RowFault): string => (column ? `${column}: ${message}` : message);
  const records = wrong.map(({ line, cells }) => [
    ...header.map((_, index) => cells[index] ?? ''),
    String(line),
    said.get(line)!.map(sentence).join(' '),
  ]);
  return stringify([[...header, 'Line', 'What is wrong'], ...records], {
    delimiter,
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}

/** Writes that CSV into a new file that only its owner may read. */
export function writeRejects(path: string, file: CsvFile, faults: readonly RowFault[]): void {
  try {
    writeFileSync(path, rejectsCsv(file, faults), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why = code === 'EEXIST' ? 'It is there already; name a new one.' : `(${code})`;
    throw new Refusal(`The file ${path} cannot be written. ${why}`, { cause: error });
  }
}
