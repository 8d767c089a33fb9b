import { type Config, refuseIfInUse } from '@foyer/server/operate';
import type { openDatabase } from '@foyer/server/operate/database';
import { text } from 'node:stream/consumers';

/** What a command sees of the world; tests put their own here. */
export interface Io {
  env: Record<string, string | undefined>;
  /** The folder in which relative paths of files begin. */
  cwd: string;
  /** Writes a line that is the command's answer. */
  out(line: string): void;
  /** Writes a line about the command's work: warnings, refusals. */
  err(line: string): void;
  /** Everything that is sent to the command. */
  stdin(): Promise<string>;
  /** Throws where another process has the embedded database: asked before anything is loaded that needs it. */
  refuseIfInUse(config: Config): void;
  /** Opens the database for the time of a command. */
  open: typeof openDatabase;
}

// Whatever a file or the database holds must not move the terminal's cursor or hide a line. JSON keeps its meaning.
const controls = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/** Text as it may be shown on a terminal: control characters and changes of direction are written out. */
const printable = (value: string): string => value.replace(controls, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The process's own streams. */
export function processIo(): Io {
  // A reader of only the first lines ends the pipe; that is no failure.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return {
    env: process.env,
    cwd: process.cwd(),
    out: (line) => void process.stdout.write(`${printable(line)}\n`),
    err: (line) => void process.stderr.write(`${printable(line)}\n`),
    stdin: () => text(process.stdin),
    refuseIfInUse,
    open: async (...args) => (await import('@foyer/server/operate/database')).openDatabase(...args),
  };
}
