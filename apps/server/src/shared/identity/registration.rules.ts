import { domainToASCII } from 'node:url';
import { normaliseIdentifier } from './identifier.ts';

/** RFC 5321's local part without quotes: nothing that a mail header or a link could be broken with. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainLabels = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** The address in the one form in which it is stored, its domain in ASCII; undefined where it cannot be one. */
export function readEmail(value: string): string | undefined {
  const [local = '', domain = '', ...rest] = normaliseIdentifier(value).split('@');
  const host = domainToASCII(domain);
  if (rest.length > 0 || local.length > 64 || !localPart.test(local) || !domainLabels.test(host)) return undefined;
  const email = `${local}@${host}`;
  return email.length <= 254 ? email : undefined;
}

/** Whether the customer admits an address; an empty list admits all. A domain admits its own addresses, not those of domains below it. */
export const admits = (domains: readonly string[], email: string): boolean =>
  domains.length === 0 || domains.includes(email.slice(email.indexOf('@') + 1));

/**
 * Letters of any script with spaces, hyphens and apostrophes, and dots only behind a word: the name is in a mail to a person who may never
 * have asked for it, so it must not be able to hold an address.
 */
const personName = /^(?=.*\p{L})[\p{L}\p{M}'’ -]+(\.(?=[ -]|$)[\p{L}\p{M}'’ -]*)*$/u;

/** A name with single spaces; undefined where it cannot be one. */
export function readName(value: string): string | undefined {
  const name = value.normalize('NFC').trim().replace(/\s+/g, ' ');
  return personName.test(name) ? name : undefined;
}

const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A first guess at the name behind an address: `mara.lindt2@…` is Mara Lindt. The member can change it later. */
export function nameFromEmail(email: string): { firstname: string; lastname: string } {
  const words =
    email
      .slice(0, email.indexOf('@'))
      .split('+')[0]!
      .match(/\p{L}+/gu) ?? [];
  const [first = email.slice(0, email.indexOf('@')), ...others] = words.map(capitalise);
  return { firstname: first.slice(0, 60), lastname: others.join(' ').slice(0, 60) };
}

/** The user name to begin with: the address before its `@`, without what user names do not have. */
export const usernameFromEmail = (email: string): string =>
  email
    .slice(0, email.indexOf('@'))
    .split('+')[0]!
    .replace(/[^a-z0-9._-]+/g, '.')
    .replace(/^[._-]+|(?<![._-])[._-]+$/g, '') || 'member';
