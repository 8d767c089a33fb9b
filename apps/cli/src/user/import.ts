import { resolve } from 'node:path';
import {
  createSettingsReader,
  type CsvFile,
  CsvRefusal,
  importAccounts,
  type ImportResult,
  readAccountsCsv,
  type RowFault,
} from '@foyer/server/operate/accounts';
import type { Io } from '../io.ts';
import { withOrg } from '../open.ts';
import { readBytes } from '../read-file.ts';
import { Negative, Refusal } from '../refusal.ts';
import { writeRejects } from './rejects.ts';

/** The options of `user import`. */
export interface ImportUserOptions {
  org?: string;
  dryRun?: boolean;
  skipErrors?: boolean;
  rejects?: string;
  json?: boolean;
}

/** More would hide the first ones. */
const shownFaults = 50;

function readFile(io: Io, name: string): CsvFile {
  try {
    return readAccountsCsv(readBytes(io, name));
  } catch (error) {
    throw error instanceof CsvRefusal ? new Refusal(error.message, { cause: error }) : error;
  }
}

const sentence = ({ line, column, message }: RowFault): string => `Line ${line}${column ? `, ${column}` : ''}: ${message}`;

function sayFaults(io: Io, faults: readonly RowFault[]): void {
  for (const fault of faults.slice(0, shownFaults)) io.err(sentence(fault));
  const more = faults.length - shownFaults;
  if (more > 0) io.err(`… and ${more} more. --rejects FILE.csv writes all of them down.`);
}

function sayResult(io: Io, { created, updated, unchanged, faults, stored }: ImportResult, dryRun: boolean | undefined): void {
  const wrong = new Set(faults.map(({ line }) => line)).size;
  const rows = wrong === 1 ? '1 row is wrong' : `${wrong} rows are wrong`;
  const counts = `${created} new, ${updated} changed, ${unchanged} as they were`;
  if (dryRun) return io.out(`Nothing was stored (--dry-run). The file holds: ${counts}, ${wrong} wrong.`);
  if (!stored) return io.err(`Nothing was stored, because ${rows}. Correct the file, or store the others with --skip-errors.`);
  io.out(`Stored: ${counts}${wrong > 0 ? `; ${rows} and left out` : ''}.`);
}

function report(io: Io, file: CsvFile, result: ImportResult, { json, dryRun }: ImportUserOptions): void {
  if (json) return io.out(JSON.stringify({ ...result, left_out_columns: file.unknown }));
  if (file.unknown.length > 0)
    io.err(`Left out, because Foyer knows no such columns: ${file.unknown.map((name) => name.trim()).join(', ')}.`);
  sayFaults(io, result.faults);
  sayResult(io, result, dryRun);
}

/** `user import`. */
export async function importUsers(io: Io, name: string, options: ImportUserOptions): Promise<void> {
  const file = readFile(io, name);
  const { org, dryRun, skipErrors } = options;
  const result = await withOrg(io, { writes: !dryRun }, org, async ({ db, orgId }) => {
    const { languages } = await createSettingsReader(db).of(orgId);
    return importAccounts(db, file, { orgId, languages, dryRun, skipErrors });
  });
  report(io, file, result, options);
  if (options.rejects && result.faults.length > 0) writeRejects(resolve(io.cwd, options.rejects), file, result.faults);
  if (result.faults.length > 0 && !(skipErrors && result.stored)) throw new Negative();
}
