import { z } from 'zod';
import type { LocalizedText } from '../../platform/db/types.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import { id, title } from './config-fields.ts';
import { kindOf } from './kind-of.ts';

/** A module as an editor placed it. Its type's definition says what its config has to be like (`features/pages/modules`). */
export interface StoredModule {
  id: string;
  type: string;
  title: LocalizedText;
  config: unknown;
}

/** The schema of stored modules with this config. Unknown fields are left out. */
export const storedModule = <Config extends z.ZodType>(config: Config) => z.object({ id, title, config });

/** What an editor did not place is not even looked through beyond this. */
const mostParts = 20_000;
const mostErrors = 20;

type Issue = z.core.$ZodIssue;

/** Whether a value consists of more parts than an editor could have placed; a loop, for it may be nested deeper than a stack is. */
export function isEndless(value: unknown, most: number = mostParts): boolean {
  const open = [value];
  for (let seen = 0; open.length > 0; seen += 1) {
    if (seen > most || open.length > most) return true;
    const part = open.pop();
    if (typeof part === 'object' && part !== null) {
      const inner = Object.values(part);
      if (inner.length > most) return true;
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

/** What is stored as its schema reads it, or what is wrong with it: its fields with the first rule each breaks. */
export function readStored<Schema extends z.ZodType>(
  schema: Schema,
  stored: unknown,
): { value: z.output<Schema> } | { errors: ProblemField[] } {
  if (isEndless(stored)) return { errors: [{ field: 'config', code: 'endless' }] };
  const { success, data, error } = schema.safeParse(stored);
  if (success) return { value: data };
  const fields = new Map<string, ProblemField>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    if (!fields.has(field)) fields.set(field, { field, ...ruleOf(issue, stored) });
    if (fields.size === mostErrors) break;
  }
  return { errors: [...fields.values()] };
}
