import addFormats from 'ajv-formats';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';

const common: Options = { allErrors: true, strict: false, strictNumbers: true, useDefaults: true, addUsedSchema: false };

function makeAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...common, ...options });
  addFormats.default(ajv);
  return ajv;
}

/** Compiles the contract's request schemas: bodies as they are, paths and queries (which are text) with coercion. */
export function createValidatorCompiler(): FastifySchemaCompiler<object> {
  const body = makeAjv({});
  const text = makeAjv({ coerceTypes: true });
  return ({ schema, httpPart }) => (httpPart === 'body' ? body : text).compile(schema);
}
