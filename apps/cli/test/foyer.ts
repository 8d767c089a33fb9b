import { refuseIfInUse } from '@foyer/server/operate';
import { type Database, openDatabase } from '@foyer/server/operate/database';
import type { Io } from '../src/io.ts';
import { runCommand } from '../src/run.ts';

/** How a command ended and what it said. */
export interface Said {
  code: number;
  out: string;
  err: string;
  /** Its answer, where that is JSON. */
  json<T>(): T;
}

/** What surrounds a command in a test. */
export interface Around {
  env: Record<string, string | undefined>;
  cwd?: string;
  stdin?: string;
  /** One that is open already: opening it again for every command takes its time, and a server may have the embedded one. */
  database?: Database;
}

/** Runs a command in this process, as `npx foyer …` would in its own. */
export async function foyer({ env, cwd = env['FOYER_DATA_DIR'] ?? '.', stdin = '', database }: Around, ...args: string[]): Promise<Said> {
  const said = { out: [] as string[], err: [] as string[] };
  const io: Io = {
    env,
    cwd,
    out: (line) => void said.out.push(line),
    err: (line) => void said.err.push(line),
    stdin: async () => stdin,
    refuseIfInUse: database ? () => {} : refuseIfInUse,
    open: database ? async () => ({ ...database, close: async () => {} }) : openDatabase,
  };
  const code = await runCommand(args, io);
  const out = said.out.join('\n');
  return { code, out, err: said.err.join('\n'), json: <T>() => JSON.parse(out) as T };
}
