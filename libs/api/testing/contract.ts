import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import contract from '../openapi.gen.json' with { type: 'json' };
import type { Schemas } from './factories/overrides.ts';

const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: false });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

/** Says what in a value breaks a schema of the contract; nothing where it fits. */
export function violations(schema: keyof Schemas, value: unknown): string[] {
  const validate = ajv.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) throw new Error(`The contract has no schema ${schema}.`);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}
