import type { z } from 'zod';
import type { ModuleConfig, ModuleType } from './module-config.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { storedModuleSchema } from './config.schemas.ts';
import { kindOf } from './kind-of.ts';

/** What somebody may have written into the database by hand is not even looked through beyond this. */
const mostParts = 20_000;
const mostErrors = 20;

const schemas = new Map<ModuleType, z.ZodType>();

/** Made once per type; zod compiles a schema at its first use. */
function schemaOf(type: ModuleType): z.ZodType {
  const known = schemas.get(type) ?? storedModuleSchema(type);
  schemas.set(type, known);
  return known;
}

type Issue = z.core.$ZodIssue;

/** Whether a value consists of more parts than an editor could have placed; a loop, for it may be nested deeper than a stack is. */
function isEndless(value: unknown): boolean {
  const open = [value];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen > mostParts || open.length > mostParts) return true;
    const part = open.pop();
    if (typeof part === 'object' && part !== null) {
      const inner = Object.values(part);
      if (inner.length > mostParts) return true;
      open.push(...inner);
    }
  }
  return false;
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null | undefined)?.[key], value);

const sizes = { string: ['too_short', 'too_long'], array: ['too_few', 'too_many'] } as Record<string, [small: string, big: string]>;
const sizeCodes = (origin: string): [small: string, big: string] => sizes[origin] ?? ['too_small', 'too_big'];

function ruleOf(issue: Issue, stored: unknown): Omit<ProblemField, 'field'> {
  switch (issue.code) {
    case 'invalid_type': {
      const found = at(stored, issue.path);
      if (found === undefined) return { code: 'required' };
      return { code: 'wrong_type', values: { expected: issue.expected, found: kindOf(found) } };
    }
    case 'too_big':
      return { code: sizeCodes(issue.origin)[1], values: { limit: Number(issue.maximum) } };
    case 'too_small':
      return { code: sizeCodes(issue.origin)[0], values: { limit: Number(issue.minimum) } };
    case 'invalid_value':
      if (at(stored, issue.path) === undefined) return { code: 'required' };
      return { code: 'not_allowed', values: { choices: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      return { code: 'invalid_format' };
    case 'custom':
      return { code: String(issue.params?.['code'] ?? 'invalid') };
    default:
      return { code: 'invalid' };
  }
}

/** What is wrong with a module as it is stored: its fields with the first rule each breaks; nothing where it can be resolved. */
export function faultsOfStored(stored: Pick<ModuleConfig, 'type'>): ProblemField[] {
  if (isEndless(stored)) return [{ field: 'config', code: 'endless' }];
  const { error } = schemaOf(stored.type).safeParse(stored);
  const fields = new Map<string, ProblemField>();
  for (const issue of error?.issues ?? []) {
    const field = issue.path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, { field, ...ruleOf(issue, stored) });
    if (fields.size === mostErrors) break;
  }
  return [...fields.values()];
}
