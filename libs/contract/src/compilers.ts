import createSerializerCompiler from '@fastify/fast-json-stringify-compiler';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';
import { conditionsOf } from './answers.ts';
import { addRequestFormats } from './formats.ts';

/** V8 makes code short by itself; Ajv's own pass over it takes longer than all the rest of compiling. */
export const unoptimized: Options = { code: { optimize: false } };

const common: Options = { ...unoptimized, allErrors: true, strict: false, useDefaults: true, addUsedSchema: false };

function makeAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ ...common, ...options });
  addRequestFormats(ajv);
  return ajv;
}

/**
 * Compiles each schema once per process. Operations share most of theirs (the same problem answers nearly all of them seven times), and compiling is
 * what takes longest when the application is built.
 */
function once<Compiled>(compile: (schema: object) => Compiled): (schema: object) => Compiled {
  const known = new Map<string, Compiled>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const compiled = known.get(key) ?? compile(schema);
    known.set(key, compiled);
    return compiled;
  };
}

const body = makeAjv({ strictNumbers: true });
// After coercion strict numbers would pass over the bounds of what is none, such as `1e309`: it is refused because it is beyond them, and every
// number of the contract has bounds.
const text = makeAjv({ coerceTypes: true, strictNumbers: false });
const compileBody = once((schema) => body.compile(schema));
const compileText = once((schema) => text.compile(schema));

/** Compiles the contract's request schemas: bodies as they are, paths and queries (which are text) with coercion. */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? compileBody : compileText)(schema);

const createSerializers = createSerializerCompiler();
const compileAnswer = once((schema) =>
  createSerializers(conditionsOf(schema), { ajv: unoptimized })({ schema, method: '', url: '', httpStatus: '' }),
);

/** Compiles the schemas of answers as `answerSchemas` gives them. */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => compileAnswer(schema);
