import { ApiError } from '@foyer/api';
import type { FormError } from '@foyer/ui';
import { useState } from 'react';

/** What is wrong, by field and in the fields' order. */
export interface RecordErrors<Field extends string> {
  of: (name: Field) => string | undefined;
  list: readonly FormError[];
}

interface RecordErrorsOptions<Field extends string> {
  /** The names of the fields in the contract, in the form's order. */
  order: readonly Field[];
  /** The id of a field's control, for the links of the summary. */
  idOf: (name: Field) => string;
  /** Why the last save failed. */
  failure: unknown;
}

/** What is wrong with a form: what can be checked here at once, else what the server refused. */
export function useRecordErrors<Field extends string>({ order, idOf, failure }: RecordErrorsOptions<Field>) {
  const [found, setFound] = useState<Partial<Record<Field, string>>>({});
  const [attempt, setAttempt] = useState(0);
  const refused = failure instanceof ApiError ? failure.problem.errors : [];
  const texts = new Map<string, string>([
    ...(Object.entries(found) as [string, string][]),
    // Fields of a new one are named below its content; what is below a field belongs to it.
    ...refused.map(({ field, message }) => [field.replace(/^content\./, '').split('.')[0]!, message] as const),
  ]);
  const list = order.flatMap((name) => {
    const text = texts.get(name);
    return text ? [{ field: idOf(name), text }] : [];
  });
  const errors: RecordErrors<Field> = { of: (name) => texts.get(name), list };
  return {
    errors,
    // A refusal arrives after the attempt was counted; the summary has to speak again.
    attempt: `${attempt}-${refused.length > 0}`,
    /** Notes what can be seen here; whether the form may be sent. */
    check(next: Partial<Record<Field, string>>): boolean {
      setFound(next);
      setAttempt((count) => count + 1);
      return Object.keys(next).length === 0;
    },
  };
}
