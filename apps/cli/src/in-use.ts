import type { Command } from 'commander';
import { LockedError, readConfig } from '@foyer/server/operate';
import type { Io } from './io.ts';
import { Refusal } from './refusal.ts';

/** Names the way out where another process has the embedded database; any other error is left as it is. */
export function inUseInWords(error: unknown): unknown {
  if (!(error instanceof LockedError)) return error;
  const way = 'Stop that process and try again, or keep the data in PostgreSQL (DATABASE_URL): then commands work beside a running server.';
  return new Refusal(`The embedded database is in use. ${error.message.split('. ', 1)[0]}. ${way}`, { cause: error });
}

/** Those that work without it, or that say themselves that it is in use. */
const withoutDatabase = new Set(['serve', 'doctor', 'check']);

/** Before a command is carried out, and before what it needs is loaded: whether another process has its database. */
export function refuseCommandIfInUse(command: Pick<Command, 'name'>, io: Pick<Io, 'env' | 'refuseIfInUse'>): void {
  if (withoutDatabase.has(command.name())) return;
  try {
    io.refuseIfInUse(readConfig(io.env));
  } catch (error) {
    throw inUseInWords(error);
  }
}
