import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { wordFault } from './module-faults.words.ts';
import type { PlacedModule } from './modules/module-reader.ts';

/** What is not shown of a page, each behind the module that is shown before it, in the reader's language. */
export function toModuleFaults(placed: readonly PlacedModule[], locale: Locale): Schemas['ModuleFault'][] {
  let follows: string | null = null;
  return placed.flatMap((one) => {
    if ('module' in one) {
      follows = one.module.id;
      return [];
    }
    const { id, type, position, errors } = one.fault;
    const worded = errors.map((error) => ({ field: error.field, code: error.code, message: wordFault(locale, error) }));
    return { module_id: id, type, position, follows, errors: worded };
  });
}
