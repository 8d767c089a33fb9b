import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { translate } from '../../platform/http/messages.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import type { PlacedModule } from './modules/module-reader.ts';

/** The rule in the editor’s language; where it names a kind of value, in words and not in those of a schema. */
function messageOf(locale: Locale, { code, values = {} }: ProblemField): string {
  const { expected, found, choices = 'undefined', ...others } = values;
  if (code === 'wrong_type' && expected === undefined) return translate(locale, 'module_fault.invalid');
  const kind = (value: string | number | undefined): string =>
    translate(locale, `module_fault.kind.${value ?? 'other'}`, {}, 'module_fault.kind.other');
  const words = { expected: kind(expected), found: kind(found), choices };
  return translate(locale, `module_fault.${code}`, { ...others, ...words }, 'module_fault.invalid');
}

/** What is not shown of a page, each behind the module that is shown before it, in the reader's language. */
export function toModuleFaults(placed: readonly PlacedModule[], locale: Locale): Schemas['ModuleFault'][] {
  let follows: string | null = null;
  return placed.flatMap((one) => {
    if ('module' in one) {
      follows = one.module.id;
      return [];
    }
    const { id, type, position, errors } = one.fault;
    const worded = errors.map((error) => ({ field: error.field, code: error.code, message: messageOf(locale, error) }));
    return { module_id: id, type, position, follows, errors: worded };
  });
}
