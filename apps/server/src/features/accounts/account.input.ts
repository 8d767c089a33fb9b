import { type AccountField, type AccountInput, readDay } from '@foyer/account-files';
import { isLocale, localeTags, negotiateLocale } from '@foyer/locales';
import { isMailAddress } from '@foyer/mails';
import { z } from 'zod';
import type { Gender } from '../../platform/db/types.ts';
import { normaliseIdentifier } from '../../shared/identity/identifier.ts';
import { type Permission, permissions } from '../../shared/identity/permissions.ts';

/** What is wrong, as texts are looked up by it (`field.<code>`), and what such a text names. */
export interface FaultCode {
  code: string;
  values?: Record<string, string | number>;
}

/** Something that is wrong with a field; `message` says what and how to mend it to operators. */
export interface AccountFault extends FaultCode {
  field: AccountField;
  message: string;
  /** What was given, cut. */
  value?: string;
}

/** A refusal of zod, for operators in words and for all others by its code. */
const refusal = (message: string, code: string, values?: FaultCode['values']) => ({ message, params: { code, ...(values && { values }) } });

const control = /\p{Cc}/u;
const tidy = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

const words = (max: number) =>
  z
    .string()
    .transform(tidy)
    .refine((text) => text.length <= max, refusal(`is longer than ${max} characters. Shorten it.`, 'too_long', { limit: max }))
    .refine((text) => !control.test(text), refusal('holds characters that cannot be shown. Type it again.', 'unreadable'));

const name = words(100);

/** Whether a name, in the form in which it is stored, can be logged in with. */
export const isUsername = (name: string): boolean => /^[\p{L}\p{N}._@+-]{1,254}$/u.test(name);

const username = z
  .string()
  .transform(normaliseIdentifier)
  .refine(isUsername, refusal('is no user name. Use letters, digits and . _ @ + - without blanks.', 'not_a_username'));

const email = z
  .string()
  .transform(normaliseIdentifier)
  .refine((text) => isMailAddress(text), refusal('is no e-mail address. Write it like name@hotel.example.', 'not_an_email'));

const language = z.string().transform((text, context) => {
  const found = isLocale(text) ? text : negotiateLocale(text.replaceAll('_', '-'));
  if (found) return found;
  const known = Object.keys(localeTags).join(', ');
  context.addIssue({ code: 'custom', ...refusal(`is no language of the portal. Use one of ${known}.`, 'not_a_language', { known }) });
  return z.NEVER;
});

const isPermission = (text: string): text is Permission => (permissions as readonly string[]).includes(text);

const permissionList = z.string().transform((text, context) => {
  const asked = text
    .toLowerCase()
    .split(/[\s,;|]+/u)
    .filter(Boolean);
  const unknown = asked.find((one) => !isPermission(one));
  if (unknown === undefined) return [...new Set(asked.filter(isPermission))].sort();
  const known = permissions.join(', ');
  const message = `names "${unknown}", which is no permission. Use ${known} or none.`;
  context.addIssue({ code: 'custom', ...refusal(message, 'not_a_permission', { name: unknown.slice(0, 80), known }) });
  return z.NEVER;
});

const day = (today: () => string) =>
  z.string().transform((text, context) => {
    const found = readDay(text.trim());
    if (found && found <= today()) return found;
    const message = found ? 'lies in the future. Correct the year.' : 'is no day since 1900. Write it like 24.12.1990 or 1990-12-24.';
    context.addIssue({ code: 'custom', ...refusal(message, found ? 'in_future' : 'not_a_day') });
    return z.NEVER;
  });

const genders: Record<Gender, readonly string[]> = {
  female: ['female', 'f', 'w', 'weiblich', 'frau', 'woman'],
  male: ['male', 'm', 'männlich', 'mann', 'herr', 'man'],
  diverse: ['diverse', 'd', 'divers', 'x', 'non-binary'],
};

const gender = z.string().transform((text, context) => {
  const found = (Object.keys(genders) as Gender[]).find((one) => genders[one].includes(tidy(text).toLowerCase()));
  if (found) return found;
  const message = 'is no gender that Foyer knows. Use female, male or diverse, or leave the cell empty.';
  context.addIssue({ code: 'custom', ...refusal(message, 'not_a_gender') });
  return z.NEVER;
});

const maxListed = 20;

const list = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .split(/[,;|\n]/u)
        .map(tidy)
        .filter(Boolean),
    ),
  ])
  .refine((all) => all.length <= maxListed, refusal(`lists more than ${maxListed}. Leave some out.`, 'too_many', { limit: maxListed }))
  .refine(
    (all) => all.every((one) => one.length <= 100 && !control.test(one)),
    refusal('lists something longer than 100 characters. Shorten it.', 'too_long', { limit: 100 }),
  );

const isoToday = (): string => new Date().toISOString().slice(0, 10);
const isoNextYear = (): string => new Date(Date.now() + 366 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

const missing: Partial<Record<AccountField, string>> = {
  username: 'is missing. Everybody needs a name to log in with.',
  email: 'is missing. Everybody needs an address; the way to a password is sent there.',
  firstname: 'is missing. Everybody needs a first name.',
  lastname: 'is missing. Everybody needs a last name.',
};

const account = z.object({
  username,
  email,
  firstname: name,
  lastname: name,
  title: words(200).optional(),
  hotel: words(200).optional(),
  language: language.optional(),
  permissions: permissionList.optional(),
  birthday: day(isoToday).optional(),
  // Who begins next month is entered this month.
  hiredOn: day(isoNextYear).optional(),
  gender: gender.optional(),
  careers: list.optional(),
  skills: list.optional(),
  specialTasks: list.optional(),
});

/** An account as it can be stored; what was not given is undefined. */
export type Account = z.infer<typeof account>;

/** Reads an account; gives either it or everything that is wrong with it. */
export function readAccount(input: AccountInput): { account: Account; faults?: never } | { account?: never; faults: AccountFault[] } {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && tidy(value) !== ''));
  const { data, error } = account.safeParse(given);
  if (!error) return { account: data };
  const faults = error.issues.map((issue): AccountFault => {
    const field = String(issue.path[0]) as AccountField;
    const value = given[field]?.slice(0, 80);
    if (value === undefined) return { field, code: 'required', message: missing[field] ?? issue.message };
    const { code, values } = (issue.code === 'custom' ? issue.params : undefined) as FaultCode;
    return { field, value, code, ...(values && { values }), message: `"${value}" ${issue.message}` };
  });
  return { faults };
}
