import { unoptimized } from '@foyer/contract/schemas';
import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { bundledSpecification } from '../../../platform/http/specification.ts';
import type { ModuleType } from './define-module.ts';

const name = 'contract';

interface Components {
  schemas: { Module: { discriminator: { mapping: Record<ModuleType, string> } } };
}

/** Says what is wrong with a resolved module; null for nothing. */
export type ContractCheck = (type: ModuleType, module: unknown) => ErrorObject[] | null;

function compile(): ContractCheck {
  const ajv = new Ajv2020({ ...unoptimized, strict: false });
  addFormats.default(ajv);
  const specification = bundledSpecification();
  ajv.addSchema({ ...specification, $id: name });
  // The schema of each type, by which the contract distinguishes modules.
  const { mapping } = (specification.components as unknown as Components).schemas.Module.discriminator;
  return (type, module) => {
    const valid = ajv.getSchema(`${name}${mapping[type]}`)!;
    return valid(module) ? null : (valid.errors ?? []);
  };
}

let compiled: ContractCheck | undefined;

/**
 * Checks modules against the contract: one that breaks it would otherwise fail the serialisation of the whole page. Made once for this process, because
 * reading the contract is a good part of what building an application takes.
 */
export const createContractCheck = (): ContractCheck => (compiled ??= compile());
