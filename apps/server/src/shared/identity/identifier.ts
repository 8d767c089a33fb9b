import { Problem } from '../../platform/http/problem.ts';

/** The body of `login`, as far as it names a member. */
interface LoginNames {
  email?: string;
  username?: string;
}

const refuse = (code: string, ...fields: string[]): never => {
  throw new Problem(400, 'validation_failed', { errors: fields.map((field) => ({ field, code })) });
};

/** The one form in which user names and e-mail addresses are stored and compared. */
export const normaliseIdentifier = (value: string): string => value.normalize('NFKC').trim().toLowerCase();

/**
 * Takes who wants to log in from the body: exactly one of `email` and `username`, either holding an address or a name.
 * Throws `Problem(400, 'validation_failed')` otherwise.
 */
export function readIdentifier(body: LoginNames): string {
  const [sent, second] = (['email', 'username'] as const).filter((field) => body[field] !== undefined);
  if (!sent) return refuse('required', 'email', 'username');
  if (second) return refuse('invalid', sent, second);
  const identifier = normaliseIdentifier(body[sent]!);
  if (identifier === '') return refuse('blank', sent);
  return identifier;
}
