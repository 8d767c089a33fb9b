import { ApiError, type Schemas, useApi } from '@foyer/api';
import { startTransition, useActionState } from 'react';

/** What a visitor has typed, except the password. */
export interface Draft {
  email: string;
  firstname: string;
  lastname: string;
}

/** The fields of the form, by the names of the contract. */
export const fields = [
  'invoiceAddress.firstname',
  'invoiceAddress.lastname',
  'invoiceAddress.email',
  'invoiceAddress.password',
  'agb_nda_accepted',
] as const;

/** One of the form's fields. */
export type Field = (typeof fields)[number];

/** What is wrong with which field. */
export type FieldErrors = Partial<Record<Field, string>>;

/** What an attempt met: errors of fields, or a failure of the whole. */
export interface Refusal {
  fields: FieldErrors;
  /** Set where no field is to blame. */
  failure?: Error;
}

/** The refused fields, in words; empty where none is to blame. */
function fieldErrorsOf(error: unknown): FieldErrors {
  const errors = error instanceof ApiError ? error.problem.errors : [];
  const known = errors.filter(({ field }) => (fields as readonly string[]).includes(field));
  return Object.fromEntries(known.map(({ field, message }) => [field, message])) as FieldErrors;
}

/** Sends the form. `onDone` is called when the mail is on its way, `onRefused` with why it failed. */
export function useRegister(onDone: () => void, onRefused: (refusal: Refusal) => void) {
  const api = useApi();
  const [, attempt, pending] = useActionState<null, Schemas['RegistrationRequest']>(async (_previous, body) => {
    try {
      await api.client.POST('/users/new', { body: { ...body, locale: api.locale } });
      onDone();
    } catch (error) {
      const refused = fieldErrorsOf(error);
      onRefused(Object.keys(refused).length > 0 ? { fields: refused } : { fields: {}, failure: error as Error });
    }
    return null;
  }, null);
  return { pending, register: (body: Schemas['RegistrationRequest']) => startTransition(() => attempt(body)) };
}
