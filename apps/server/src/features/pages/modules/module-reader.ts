import type { Schemas } from '@foyer/api';
import { toFieldErrors } from '@foyer/contract/schemas';
import type { Context } from '../../../platform/context.ts';
import type { ProblemField } from '../../../platform/http/problem.ts';
import { kindOf } from '../../../shared/content/kind-of.ts';
import { createContractCheck } from './contract-check.ts';
import type { ModuleOf, ModuleType, PersonalReading, Reading } from './define-module.ts';
import { createFaultLog, type FaultSubject } from './fault-log.ts';
import { definitionOf } from './registry.ts';
import type { ModuleSources } from './sources.ts';

type Module = Schemas['Module'];

/** A module that cannot be shown, as its editors are notified of it (contract: `ModuleFault`). */
export interface ModuleFault {
  /** Its place among the page's modules, from 1. */
  position: number;
  id: string | null;
  type: string | null;
  errors: ProblemField[];
}

/** A module of a page in its place, or why there is none. */
export type PlacedModule = { module: Module; position: number } | { fault: ModuleFault };

/** What is shown of a module, or what keeps it from being shown. */
type Outcome = { module: Module } | { errors: ProblemField[] };

const mostCharacters = 64;

/** A name to report; anything else in its place is no name. */
const nameOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, mostCharacters) : null);

/** What is stored in a module's place, before anything is known of it. */
const headOf = (stored: unknown) => (kindOf(stored) === 'object' ? stored : {}) as { id?: unknown; type?: unknown };

/** What is wrong with a place that holds no module of a known type, or the id of another one. */
export function faultsOfPlace(stored: unknown, seen: Set<unknown>): ProblemField[] {
  const kind = kindOf(stored);
  if (kind !== 'object') return [{ field: '', code: 'wrong_type', values: { expected: 'object', found: kind } }];
  const { id, type } = headOf(stored);
  if (!definitionOf(type)) return [{ field: 'type', code: type === undefined ? 'required' : 'unknown_type' }];
  if (id !== undefined && seen.has(id)) return [{ field: 'id', code: 'twice' }];
  seen.add(id);
  return [];
}

/** Modules that show articles are read from the top down, each with what those above show; all others at once. */
function createTurns() {
  let turn: Promise<readonly string[]> = Promise.resolve([]);
  return <Shown extends { module: Module | null } | { errors: ProblemField[] }>(
    type: unknown,
    read: (above: readonly string[]) => Promise<Shown>,
  ): Promise<Shown> => {
    const articles = definitionOf(type)?.articles as ((module: Module) => readonly string[]) | undefined;
    if (!articles) return read([]);
    const before = turn;
    const shown = before.then(read);
    turn = shown.then(async (one) => [...(await before), ...('module' in one && one.module ? articles(one.module) : [])]);
    return shown;
  };
}

/** Reads the modules of a page. One that cannot be shown is reported and its editors are notified; it never takes the page with it. */
export function createModuleReader({ log, sources }: { log: Pick<Context['log'], 'error'>; sources: ModuleSources }) {
  const [check, report] = [createContractCheck(), createFaultLog(log)];

  /** Runs a resolver; what fails, or breaks the contract, is reported. */
  async function guarded<Shown extends Module | null>(
    what: string,
    subject: FaultSubject,
    resolve: () => Promise<{ module: Shown } | { errors: ProblemField[] }>,
  ): Promise<{ module: Shown } | { errors: ProblemField[] }> {
    try {
      const shown = await resolve();
      if ('errors' in shown) {
        report(subject, `${what} is stored in a shape that cannot be shown`, shown);
        return shown;
      }
      const errors = shown.module && check(shown.module.type, shown.module);
      if (!errors) return shown;
      report(subject, `${what} does not keep to the contract`, { errors });
      return { errors: toFieldErrors(errors) };
    } catch (error) {
      report(subject, `${what} could not be resolved`, { err: error });
      return { errors: [{ field: '', code: 'not_resolved' }] };
    }
  }

  return {
    report,

    /** The modules that are stored, in their places. `from` gives guests public media only. */
    async read(stored: readonly unknown[], reading: Reading, from: ModuleSources): Promise<PlacedModule[]> {
      const seen = new Set<unknown>();
      const inTurn = createTurns();
      const placed = stored.map(async (one, index): Promise<PlacedModule[]> => {
        const { id, type } = headOf(one);
        const subject = { org: reading.orgId, page: reading.pageId, module: nameOf(id), type: nameOf(type) };
        const errors = faultsOfPlace(one, seen);
        const shown = await inTurn(type, (above) =>
          guarded('A module', subject, async () =>
            errors.length > 0 ? { errors } : definitionOf(type)!.show(one, { ...reading, above }, from),
          ),
        );
        const position = index + 1;
        if ('errors' in shown) return [{ fault: { position, id: subject.module, type: subject.type, errors: shown.errors } }];
        return shown.module ? [{ module: shown.module, position }] : [];
      });
      return (await Promise.all(placed)).flat();
    },

    /** Whether the module differs from member to member. Guests are not shown it. */
    isPersonal: ({ type }: Module): boolean => definitionOf(type)?.personal !== undefined,

    /** Adds to a personal module what one member alone sees. */
    complete(page: string, module: Module, reading: PersonalReading): Promise<Outcome> {
      const personal = definitionOf(module.type)!.personal as
        ((module: Module, reading: PersonalReading, sources: ModuleSources) => Promise<ModuleOf<ModuleType>>) | undefined;
      const subject = { org: reading.orgId, page, module: module.id, type: module.type };
      return guarded('A personal module', subject, async () => ({ module: (await personal?.(module, reading, sources)) ?? module }));
    },
  };
}

/** See `createModuleReader`. */
export type ModuleReader = ReturnType<typeof createModuleReader>;
