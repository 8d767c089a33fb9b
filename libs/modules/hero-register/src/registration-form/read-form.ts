import type { Schemas } from '@foyer/api';
import type { Draft } from './use-register.ts';

/** Reads the form as it is: what is sent, and what is kept for who comes back. */
export function readForm(form: HTMLFormElement): { body: Schemas['RegistrationRequest']; draft: Draft } {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  const draft = { email: text('email').trim(), firstname: text('firstname').trim(), lastname: text('lastname').trim() };
  const names = data.has('firstname') ? { firstname: draft.firstname, lastname: draft.lastname } : {};
  return {
    draft,
    body: {
      invoiceAddress: { email: draft.email, password: text('password'), ...names },
      agb_nda_accepted: data.has('agb_nda_accepted'),
      ...(data.has('agb_nda_accepted') && { terms_version: text('agb_nda_accepted') }),
    },
  };
}
