import type { z } from 'zod';
import type { ProblemField } from '../../platform/http/problem.ts';

/** What the validator calls a rule that is not its own. */
export const ourRule = 'custom';

const kinds: Record<string, readonly [small: string, big: string]> = {
  string: ['too_short', 'too_long'],
  array: ['too_few', 'too_many'],
};

/** The refusal of a field by a schema, as the error form has it. A rule of our own brings its code and values in its parameters. */
export function toFields(issue: z.core.$ZodIssue): ProblemField[] {
  const field = issue.path.join('.');
  if (issue.input === undefined && issue.path.length > 0 && issue.code !== ourRule) return [{ field, code: 'required' }];
  switch (issue.code) {
    case ourRule:
      return [{ field, code: 'invalid', ...(issue.params as Partial<Pick<ProblemField, 'code' | 'values'>> | undefined) }];
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), code: 'unknown_field' }));
    case 'invalid_type':
      return [{ field, code: 'wrong_type' }];
    case 'too_small':
    case 'too_big': {
      const [small, big] = kinds[issue.origin] ?? ['too_small', 'too_big'];
      const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
      return [{ field, code: issue.code === 'too_small' ? small : big, values: { limit } }];
    }
    case 'invalid_format':
      return [{ field, code: 'invalid_format' }];
    case 'invalid_value':
      return [{ field, code: 'not_allowed' }];
    default:
      return [{ field, code: 'invalid' }];
  }
}
