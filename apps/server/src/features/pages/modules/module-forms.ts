import type { Schemas } from '@foyer/api';
import { z } from 'zod';
import type { FormField, MediumFit } from '../../../shared/content/config-fields.ts';
import { kindOf } from '../../../shared/content/kind-of.ts';
import type { ModuleType } from './define-module.ts';
import { definitions } from './registry.gen.ts';

/** A JSON Schema, as far as forms are made of it. */
export interface FormSchema {
  type?: string | string[];
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  anyOf?: FormSchema[];
  enum?: unknown[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  'x-field'?: FormField;
  'x-accept'?: MediumFit[];
}

/** A field of a config, with what it holds. */
export interface ConfigField {
  /** Its place in the config, joined by dots. */
  path: string;
  value: unknown;
  field: FormField;
  accept: readonly MediumFit[];
  required: boolean;
}

const usualCount = 10;

/** The schema of what is there where it may be null. */
const present = (schema: FormSchema): FormSchema => schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;

const isNullable = ({ type, anyOf }: FormSchema): boolean =>
  (Array.isArray(type) && type.includes('null')) || (anyOf?.some((one) => one.type === 'null') ?? false);

/** What a field begins with that must be there. */
function beginningOf(schema: FormSchema): unknown {
  if (schema.default !== undefined) return structuredClone(schema.default);
  if (isNullable(schema)) return null;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries((schema.required ?? []).map((key) => [key, beginningOf(schema.properties![key]!)]));
    case 'array':
      return [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return schema['x-field'] === 'count' ? Math.min(schema.maximum!, usualCount) : (schema.minimum ?? 0);
    default:
      return '';
  }
}

interface Form {
  schema: FormSchema;
  type: Schemas['StudioModuleType'];
}

function formOf({ type, config, visibility }: (typeof definitions)[ModuleType]): Form {
  const { $schema: _, ...schema } = z.toJSONSchema(config as z.ZodType, { io: 'input' }) as FormSchema & { $schema?: string };
  const begun = beginningOf(schema);
  const completed = config.safeParse(begun);
  const begins = (completed.success ? completed.data : begun) as Record<string, unknown>;
  return { schema, type: { type, visibility, config: schema as Record<string, unknown>, begins_with: begins } };
}

let made: Map<string, Form> | undefined;

/** By type; made once, when an editor first asks. */
const forms = (): Map<string, Form> => (made ??= new Map(Object.values(definitions).map((one) => [one.type, formOf(one)])));

/** The types that an editor may place, by name. */
export const moduleTypes = (): Schemas['StudioModuleType'][] => [...forms().values()].map(({ type }) => type);

const isFilled = (value: unknown): value is object => typeof value === 'object' && value !== null;

function* fieldsIn(schema: FormSchema, value: unknown, path: string, required: boolean): Generator<ConfigField> {
  const here = present(schema);
  const field = here['x-field'];
  const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  if (field && field !== 'entries') yield { path, value, field, accept: here['x-accept'] ?? [], required };
  else if (here.properties && isFilled(value)) {
    for (const [key, one] of Object.entries(here.properties)) {
      yield* fieldsIn(one, (value as Record<string, unknown>)[key], below(key), here.required?.includes(key) ?? false);
    }
  } else if (here.items && kindOf(value) === 'array') {
    for (const [index, one] of (value as unknown[]).entries()) yield* fieldsIn(here.items, one, below(index), true);
  }
}

/** The fields of a config that are more than their JSON type, in their order; none where there is no such type. */
export const fieldsOf = (type: string, config: unknown): ConfigField[] => {
  const form = forms().get(type);
  return form ? [...fieldsIn(form.schema, config, '', true)] : [];
};
