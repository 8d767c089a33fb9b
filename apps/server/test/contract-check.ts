import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { listOperations } from '../src/platform/http/operations.ts';
import { readSpecification } from '../src/platform/http/specification.ts';

const name = 'contract';
const specification = readSpecification();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ ...specification, $id: name });

const operations = listOperations(specification).map((operation) => ({
  ...operation,
  pattern: new RegExp(`^/api/v2${operation.path.replace(/{\w+}/g, '[^/]+')}$`),
}));

const compiled = new Map<string, ValidateFunction>();

/** Schemas of the bundle refer to each other by `#/components/…`; seen from outside they are below the bundle's name. */
const outside = (schema: unknown): object => JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${name}#/`)) as object;

function validator(key: string, schema: unknown): ValidateFunction {
  const known = compiled.get(key) ?? ajv.compile(outside(schema));
  compiled.set(key, known);
  return known;
}

/** An answer as far as the contract speaks about it. */
interface Answered {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

/** Throws where an answer of the API is not what the contract says, down to the last field. */
export function checkAnswer(method: string, url: string, answer: Answered): void {
  const path = url.split('?', 1)[0]!;
  const found = operations.filter((operation) => operation.method === method && operation.pattern.test(path));
  const operation = found.find(({ path: template }) => !template.includes('{')) ?? found[0];
  const type = String(answer.headers['content-type'] ?? '').split(';', 1)[0]!;
  if (!operation || !type.endsWith('json')) return;
  const response = operation.responses[String(answer.statusCode)] ?? operation.responses['default'];
  const schema = response?.content?.[type]?.schema;
  if (!schema) throw new Error(`${operation.id}: the contract has no ${answer.statusCode} answer of type ${type}.`);
  const valid = validator(`${operation.id} ${answer.statusCode} ${type}`, schema);
  for (const [header, { required }] of Object.entries(response.headers ?? {})) {
    if (required && answer.headers[header.toLowerCase()] === undefined) throw new Error(`${operation.id}: the answer lacks ${header}.`);
  }
  if (!valid(JSON.parse(answer.body))) {
    throw new Error(`${operation.id} answered against the contract: ${ajv.errorsText(valid.errors)}\n${answer.body.slice(0, 500)}`);
  }
}
