import type { ProblemField } from '../../platform/http/problem.ts';
import { guessesFor } from './password.guesses.ts';

/** What others know of the owner of a password. */
export interface PasswordOwner {
  firstname: string;
  lastname: string;
  username: string;
  email: string;
}

/** Characters, counted as people count them after the keyboard's ways of composing them are made one. */
const passwordLength = { min: 8, max: 256 } as const;

/** Below this a password is among those that are tried first: leaked ones, words with a digit, dates, rows of keys. */
const leastGuesses = 1e7;

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

function namesOf({ firstname, lastname, username, email }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  return [firstname, lastname, `${firstname}${lastname}`, `${lastname}${firstname}`, username, email, local, ...domain.split('.')];
}

/** The rule that a new password breaks, without its field; undefined where it is good. */
export async function passwordFault(password: string, owner: PasswordOwner): Promise<Omit<ProblemField, 'field'> | undefined> {
  const { length } = [...password.normalize('NFKC')];
  if (length < passwordLength.min) return { code: 'too_short', values: { limit: passwordLength.min } };
  if (length > passwordLength.max) return { code: 'too_long', values: { limit: passwordLength.max } };
  const names = namesOf(owner).filter((name) => name.length > 2);
  if (names.some((name) => plain(name) === plain(password))) return { code: 'same_as_name' };
  if ((await guessesFor(password, names)) < leastGuesses) return { code: 'common_password' };
  return undefined;
}
