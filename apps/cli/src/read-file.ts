import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

const maxMegabytes = 50;

const reasons: Record<string, string> = {
  ENOENT: 'There is no such file.',
  EACCES: 'This user may not read it.',
  EISDIR: 'It is a folder.',
};

/** Reads a file a command was given; relative paths begin where the command was called. */
export function readBytes(io: Pick<Io, 'cwd'>, name: string): Buffer {
  const path = resolve(io.cwd, name);
  try {
    if (statSync(path).size > maxMegabytes * 1024 * 1024)
      throw new Refusal(`The file ${path} is larger than ${maxMegabytes} MB. Split it.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Refusal(`The file ${path} cannot be read. ${reasons[code] ?? `(${code})`}`, { cause: error });
  }
}
