import type { Locale } from '@foyer/locales';
import {
  createAccountsService,
  createSettingsReader,
  type FirstPassword,
  passwordFault,
  passwordLinkMinutes,
  type PasswordOwner,
  readAccount,
} from '@foyer/server/operate/accounts';
import type { Db } from '@foyer/server/operate/database';
import { wordsOfFault } from '../failure-words.ts';
import type { Io } from '../io.ts';
import { withOrg } from '../open.ts';
import { Refusal, UsageError } from '../refusal.ts';
import { inWords } from './account-words.ts';

/** The options of `user add`. */
export interface AddOptions {
  org?: string;
  email: string;
  username: string;
  firstname: string;
  lastname: string;
  title?: string;
  hotel?: string;
  permission?: string[];
  language?: string;
  invite?: boolean;
  passwordStdin?: boolean;
  json?: boolean;
}

/** The password as it was sent, without the line break that ends it. */
async function readPassword(io: Io, owner: PasswordOwner): Promise<string> {
  const password = (await io.stdin()).replace(/\r?\n$/, '');
  if (/[\r\n]/.test(password)) throw new Refusal('The password must be a single line. Nothing was stored.');
  const fault = await passwordFault(password, owner);
  if (!fault) return password;
  throw new Refusal(`The password is refused: ${wordsOfFault(fault)} Nothing was stored.`);
}

/** The account of the options. Throws `UsageError`. */
export function readOptions({ permission, ...options }: AddOptions) {
  const { email, username, firstname, lastname, title, hotel, language } = options;
  const { account, faults } = readAccount({
    ...{ email, username, firstname, lastname, title, hotel, language },
    permissions: permission?.join(','),
  });
  if (account) return account;
  const option = (field: string): string => (field === 'permissions' ? 'permission' : field);
  throw new UsageError(faults.map(({ field, message }) => `--${option(field)}: ${message}`).join('\n'));
}

/** The language of a new account: the one asked for, or the first of the customer's. */
async function languageFor(db: Db, orgId: string, wanted: Locale | undefined): Promise<Locale> {
  const { languages } = await createSettingsReader(db).of(orgId);
  if (!wanted) return languages[0]!;
  if (languages.includes(wanted)) return wanted;
  throw new Refusal(`This customer does not offer ${wanted}. Use one of ${languages.join(', ')}.`);
}

/** How the new account comes to its password. */
export async function firstPassword(
  io: Io,
  owner: PasswordOwner,
  { passwordStdin, invite }: Pick<AddOptions, 'passwordStdin' | 'invite'>,
): Promise<FirstPassword> {
  if (passwordStdin) return { password: await readPassword(io, owner) };
  return { link: invite ? 'mail' : 'hand' };
}

/** Says what became of the account and how it comes to a password. */
export function sayAccount(io: Io, options: Pick<AddOptions, 'invite'>, email: string, { id, link }: { id: string; link?: string }): void {
  io.out(`Made the account ${email} (${id}).`);
  if (link) io.out(`They set their password here, once and within ${passwordLinkMinutes} minutes; give the link to no one else:\n${link}`);
  if (options.invite) io.out('The running server mails them the way to set their password.');
}

/** `user add`. */
export async function addUser(io: Io, options: AddOptions): Promise<void> {
  const account = readOptions(options);
  const first = await firstPassword(io, account, options);
  const made = await withOrg(io, {}, options.org, async ({ db, config, orgId }) => {
    const language = await languageFor(db, orgId, account.language);
    return createAccountsService({ db, config })
      .add({ orgId, account: { ...account, language }, first })
      .catch(inWords);
  });
  if (options.json) return io.out(JSON.stringify({ id: made.id, link: made.link ?? null, invited: Boolean(options.invite) }));
  sayAccount(io, options, account.email, made);
}
