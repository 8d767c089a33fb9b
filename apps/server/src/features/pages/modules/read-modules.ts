import type { Schemas } from '@foyer/api';
import type { ModuleConfig, ModuleType } from '../../../shared/content/module-config.ts';
import { toFieldErrors } from '../../../platform/http/field-errors.ts';
import type { ProblemField } from '../../../platform/http/problem.ts';
import type { ContractCheck } from './contract-check.ts';
import type { FaultLog } from './fault-log.ts';
import { kindOf } from '../../../shared/content/kind-of.ts';
import type { ModuleRegistry } from './registry.ts';
import type { ModuleResolver, ModuleSources, Reading } from './resolver.ts';
import { faultsOfStored } from '../../../shared/content/stored-module.ts';

/** A module that cannot be shown, as its editors are told (contract: `ModuleFault`). */
export interface ModuleFault {
  /** Its place among the page's modules, from 1. */
  position: number;
  id: string | null;
  type: string | null;
  errors: ProblemField[];
}

/** A module of a page in its place, or why there is none. */
export type PlacedModule = { module: Schemas['Module']; position: number } | { fault: ModuleFault };

const mostCharacters = 64;

/** A name that somebody is told; whatever else stands there is no name. */
const nameOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value.slice(0, mostCharacters) : null);

export interface ModuleReaderParts {
  registry: ModuleRegistry;
  check: ContractCheck;
  report: FaultLog;
}

/** Reads the modules of a page. One that cannot be shown is reported and told to editors; it never takes the page with it. */
export function createModuleReader({ registry, check, report }: ModuleReaderParts) {
  const isKnown = (type: unknown): type is ModuleType => typeof type === 'string' && Object.hasOwn(registry, type);

  /** What is wrong with what stands in a module's place, before anything is asked of it. */
  function faultsOf(stored: unknown, seen: Set<unknown>): ProblemField[] {
    const kind = kindOf(stored);
    if (kind !== 'object') return [{ field: '', code: 'wrong_type', values: { expected: 'object', found: kind } }];
    const { id, type } = stored as { id?: unknown; type?: unknown };
    if (!isKnown(type)) return [{ field: 'type', code: type === undefined ? 'required' : 'unknown_type' }];
    if (id !== undefined && seen.has(id)) return [{ field: 'id', code: 'twice' }];
    seen.add(id);
    return faultsOfStored(stored as ModuleConfig);
  }

  return async function readModules(stored: readonly unknown[], reading: Reading, sources: ModuleSources): Promise<PlacedModule[]> {
    const seen = new Set<unknown>();

    async function place(one: unknown, index: number): Promise<PlacedModule | null> {
      const { id, type } = (kindOf(one) === 'object' ? one : {}) as { id?: unknown; type?: unknown };
      const subject = { org: reading.orgId, page: reading.pageId, module: nameOf(id), type: nameOf(type) };
      const fault = (message: string, errors: ProblemField[], details: object): PlacedModule => {
        report(subject, message, details);
        return { fault: { position: index + 1, id: subject.module, type: subject.type, errors } };
      };
      const faults = faultsOf(one, seen);
      if (faults.length > 0) return fault('A module is stored in a shape that cannot be shown', faults, { errors: faults });
      try {
        const module = one as ModuleConfig;
        const resolver = registry[module.type] as ModuleResolver<ModuleType>;
        const resolved = await resolver(module, reading, sources);
        const errors = resolved && check(module.type, resolved);
        if (errors) return fault('A module does not keep to the contract', toFieldErrors(errors), { errors });
        return resolved && { module: resolved, position: index + 1 };
      } catch (error) {
        return fault('A module could not be resolved', [{ field: '', code: 'not_resolved' }], { err: error });
      }
    }

    const placed = await Promise.all(stored.map(place));
    return placed.filter((one) => one !== null);
  };
}

/** See `createModuleReader`. */
export type ModuleReader = ReturnType<typeof createModuleReader>;
