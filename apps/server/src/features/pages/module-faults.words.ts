import type { Locale } from '../../platform/db/types.ts';
import { translate } from '../../platform/http/messages.ts';
import type { ProblemField } from '../../platform/http/problem.ts';

/** The rule in the editor’s language; where it names a kind of value, in words and not in those of a schema. */
export function wordFault(locale: Locale, { code, values = {} }: ProblemField): string {
  const { expected, found, choices = 'undefined', ...others } = values;
  if (code === 'wrong_type' && expected === undefined) return translate(locale, 'module_fault.invalid');
  const kind = (value: string | number | undefined): string =>
    translate(locale, `module_fault.kind.${value ?? 'other'}`, {}, 'module_fault.kind.other');
  const words = { expected: kind(expected), found: kind(found), choices };
  return translate(locale, `module_fault.${code}`, { ...others, ...words }, 'module_fault.invalid');
}
