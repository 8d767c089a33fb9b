import * as z from 'zod/mini';

/** The options of a widget as a schema: one key in camelCase for each attribute, with its rule and its default. */
export type OptionsSchema = z.ZodMiniObject;

/** An attribute whose value breaks its rule. */
export interface AttributeProblem {
  attribute: string;
  /** The rule in English, for the author of the page. */
  rule: string;
}

const attributeOf = (option: string) => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attributes of a schema's options: `maxRecords` is `max-records`. */
export const attributesOf = (schema: OptionsSchema): string[] => Object.keys(schema.shape).map(attributeOf);

/** The rule in English; the library's own words are not loaded. */
function ruleOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_value') return `one of ${issue.values.join(', ')}`;
  if (issue.code === 'too_small') return `at least ${issue.minimum}`;
  if (issue.code === 'too_big') return `at most ${issue.maximum}`;
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'is needed' : `a ${issue.expected}`;
  return issue.message;
}

/** What reading an element's attributes gave: the options with their defaults, or what is wrong with them. */
export type Read<Schema extends OptionsSchema> =
  { options: z.output<Schema>; problems?: undefined } | { options?: undefined; problems: AttributeProblem[] };

/** Reads options from attributes. An absent attribute takes its default; an empty one counts as written. */
export function readAttributes<Schema extends OptionsSchema>(schema: Schema, attribute: (name: string) => string | null): Read<Schema> {
  const written = Object.keys(schema.shape).flatMap((option) => {
    const value = attribute(attributeOf(option));
    return value === null ? [] : [[option, value] as const];
  });
  const result = z.safeParse(schema, Object.fromEntries(written));
  if (result.success) return { options: result.data };
  return {
    problems: result.error.issues.map((issue) => ({ attribute: attributeOf(String(issue.path[0] ?? '')), rule: ruleOf(issue) })),
  };
}
