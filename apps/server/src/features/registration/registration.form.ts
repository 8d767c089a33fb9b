import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import { Problem, type ProblemField } from '../../platform/http/problem.ts';
import { passwordFault } from '../../shared/identity/password.rules.ts';
import { admits, nameFromEmail, readEmail, readName, usernameFromEmail } from '../../shared/identity/registration.rules.ts';

/** What a form says once it keeps every rule. */
export interface RegistrationForm {
  email: string;
  firstname: string;
  lastname: string;
}

type Given = string | undefined;

function checkName(field: string, given: Given, required: boolean): ProblemField[] {
  const blank = !given?.trim();
  if (blank) return required ? [{ field, code: 'required' }] : [];
  return readName(given ?? '') ? [] : [{ field, code: 'not_a_name' }];
}

function checkEmail(email: Given, domains: readonly string[]): ProblemField[] {
  const field = 'invoiceAddress.email';
  if (!email) return [{ field, code: 'not_an_email' }];
  if (!admits(domains, email))
    return [{ field, code: 'email_domain', values: { domains: domains.map((domain) => `@${domain}`).join(', ') } }];
  return [];
}

/** The given name as far as it can be one, else what the address shows of it. */
export function nameOf(email: string, given: Given, family: Given): Pick<RegistrationForm, 'firstname' | 'lastname'> {
  const guessed = nameFromEmail(email);
  const [firstname, lastname] = [readName(given ?? ''), readName(family ?? '')];
  return { firstname: firstname ?? guessed.firstname, lastname: lastname ?? (firstname ? '' : guessed.lastname) };
}

/** Where the customer has terms: whether they are agreed to, in the version in force. */
function checkTerms(terms: ReadSettings['terms'], { agb_nda_accepted, terms_version }: Schemas['RegistrationRequest']): ProblemField[] {
  const field = 'agb_nda_accepted';
  if (!terms) return [];
  if (agb_nda_accepted !== true) return [{ field, code: 'terms_required' }];
  return terms_version === undefined || terms_version === terms.version ? [] : [{ field, code: 'terms_changed' }];
}

/** Reads the form by the customer's rules. Throws one 400 `validation_failed` that names every field that breaks one. */
export async function readForm(request: Schemas['RegistrationRequest'], { signup, terms }: ReadSettings): Promise<RegistrationForm> {
  const { invoiceAddress } = request;
  const { password } = invoiceAddress;
  const email = readEmail(invoiceAddress.email);
  const weakness = await passwordFault(password, {
    firstname: invoiceAddress.firstname ?? '',
    lastname: invoiceAddress.lastname ?? '',
    username: email ? usernameFromEmail(email) : '',
    email: email ?? '',
  });
  const errors: ProblemField[] = [
    ...checkName('invoiceAddress.firstname', invoiceAddress.firstname, signup.type === 'advanced'),
    ...checkName('invoiceAddress.lastname', invoiceAddress.lastname, signup.type === 'advanced'),
    ...checkEmail(email, signup.domains),
    ...(weakness ? [{ field: 'invoiceAddress.password', ...weakness }] : []),
    ...checkTerms(terms, request),
  ];
  if (errors.length > 0 || !email) throw new Problem(400, 'validation_failed', { errors });
  return { email, ...nameOf(email, invoiceAddress.firstname, invoiceAddress.lastname) };
}
