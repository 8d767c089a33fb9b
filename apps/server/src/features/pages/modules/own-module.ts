import type { Schemas } from '@foyer/api';
import { toFieldErrors } from '../../../platform/http/field-errors.ts';
import type { ProblemField } from '../../../platform/http/problem.ts';
import type { ContractCheck } from './contract-check.ts';
import type { FaultLog } from './fault-log.ts';
import type { PersonalRegistry } from './personal.ts';
import type { PersonalReading, PersonalResolver } from './personal-resolver.ts';
import type { ModuleSources } from './resolver.ts';
import type { ModuleType } from '../../../shared/content/module-config.ts';

type Module = Schemas['Module'];

export interface OwnModuleParts {
  personal: PersonalRegistry;
  sources: ModuleSources;
  check: ContractCheck;
  report: FaultLog;
}

/** A module with what the member alone sees, or what keeps it from being shown. */
export type OwnModule = { module: Module } | { errors: ProblemField[] };

/** Completes personal modules for who asks. As with all modules, one that cannot be shown is reported and takes nothing with it. */
export function createOwnModules({ personal, sources, check, report }: OwnModuleParts) {
  return {
    isPersonal: ({ type }: Module): boolean => Object.hasOwn(personal, type),

    async complete(page: string, module: Module, reading: PersonalReading): Promise<OwnModule> {
      const subject = { org: reading.orgId, page, module: module.id, type: module.type };
      try {
        const resolver = personal[module.type] as PersonalResolver<ModuleType>;
        const completed = await resolver(module, reading, sources);
        const errors = check(module.type, completed);
        if (!errors) return { module: completed };
        report(subject, 'A personal module does not keep to the contract', { errors });
        return { errors: toFieldErrors(errors) };
      } catch (error) {
        report(subject, 'A personal module could not be resolved', { err: error });
        return { errors: [{ field: '', code: 'not_resolved' }] };
      }
    },
  };
}

/** See `createOwnModules`. */
export type OwnModules = ReturnType<typeof createOwnModules>;
