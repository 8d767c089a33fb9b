import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture, CommandFailed } from '../launch/commands.mjs';

const redocly = join(import.meta.dirname, '..', '..', 'node_modules/@redocly/cli/bin/cli.js');
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

interface Side {
  value?: unknown;
}

/** One difference, as `redocly diff` reports it. */
interface Change {
  /** A JSON pointer into the contract. */
  path: string;
  kind: 'added' | 'removed' | 'modified';
  impact: 'major' | 'minor' | 'patch';
  property?: string;
  verdicts: { ruleId: string; message: string }[];
  base?: Side;
  revision?: Side;
}

const where = ({ path }: Change): string => path.replace('#/', '').replaceAll('~1', '/').replaceAll('~0', '~');

/** Readers skip a type they do not know (openapi/README.md), so one more in an answer's union breaks no client. */
const addsType = ({ kind, path, verdicts }: Change, all: readonly Change[]): boolean => {
  const [, union] = /^(?=.*\/responses\/)(.*)\/oneOf\/\d+$/.exec(path) ?? [];
  const announced = all.some((other) => other.kind === 'added' && other.path.startsWith(`${union}/discriminator/mapping/`));
  return kind === 'added' && announced && verdicts.every(({ ruleId }) => ruleId === 'schema-combinator-changed');
};

/** The schema at a pointer of the contract, with all references followed. */
function schemaAt(contract: unknown, pointer: string): Record<string, unknown> {
  const steps = pointer
    .replace('#/', '')
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const resolved = (value: unknown): Record<string, unknown> => {
    const { $ref } = (value ?? {}) as { $ref?: string };
    return $ref ? schemaAt(contract, $ref) : ((value ?? {}) as Record<string, unknown>);
  };
  return steps.reduce((found, step) => resolved(found[step]), contract as Record<string, unknown>);
}

/** Readers take a value they do not know of an enum that is marked `x-open` for the usual one (openapi/README.md). */
const opensEnum = ({ path, verdicts }: Change, contract: unknown): boolean =>
  verdicts.length > 0 && verdicts.every(({ message }) => / gained values: /.test(message)) && schemaAt(contract, path)['x-open'] === true;

/** What redocly does not know to be breaking: a type that is gone from a union, and guests who are shut out. */
function ownRule({ kind, path, property, base, revision }: Change): string | undefined {
  if (kind === 'removed' && path.includes('/discriminator/mapping/')) return 'A type of a union was removed.';
  if (path.endsWith('/x-authz') && property === 'actor' && base?.value === 'guest') {
    return `Guests may no longer call it: the actor is ${String(revision?.value)}.`;
  }
  return undefined;
}

function judge(change: Change, all: readonly Change[], contract: unknown): string[] {
  const own = ownRule(change);
  if (own) return [`${where(change)}: ${own}`];
  if (change.impact !== 'major' || addsType(change, all) || opensEnum(change, contract)) return [];
  const messages = change.verdicts.map(({ message }) => message);
  return [`${where(change)}: ${messages.join(' ') || `was ${change.kind}`}`];
}

type Document = { security?: unknown; paths: Record<string, Record<string, { operationId?: string; security?: unknown }>> };

/** The contract with what each operation takes over from its top: written out, it is no other than before. */
function writtenOut(path: string): Document {
  const document = JSON.parse(readFileSync(path, 'utf8')) as Document;
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods).filter(({ operationId }) => operationId));
  for (const operation of operations) operation.security ??= document.security;
  return document;
}

/** Everything in `current` that breaks a client of `baseline`; both are paths of bundled contracts. Empty where nothing does. */
export async function findBreakingChanges(baseline: string, current: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-diff-'));
  const report = join(folder, 'report.json');
  try {
    const sides = Object.entries({ baseline, current }).map(([name, path]) => {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(writtenOut(path)));
      return file;
    });
    const args = [redocly, 'diff', ...sides, '--format', 'json', '--fail-on', 'none', '--output', report];
    // Run where no redocly.yaml is: with the one of the repository the comparison judges nothing.
    await capture(process.execPath, args, { cwd: folder, env: { ...process.env, ...quiet } });
    const { changes } = JSON.parse(readFileSync(report, 'utf8')) as { changes: Change[] };
    const contract: unknown = JSON.parse(readFileSync(current, 'utf8'));
    return changes.flatMap((change) => judge(change, changes, contract));
  } catch (error) {
    if (error instanceof CommandFailed) throw new Error(`The contracts could not be compared: ${error.output}`, { cause: error });
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
