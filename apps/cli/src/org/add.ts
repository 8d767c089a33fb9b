import { createOrgsService, type OrgInput, OrgRefusal, readOrg } from '@foyer/server/operate/accounts';
import { defaultLocale } from '@foyer/locales';
import type { Io } from '../io.ts';
import { withDatabase } from '../open.ts';
import { Refusal, UsageError } from '../refusal.ts';
import { inWords } from '../user/account-words.ts';
import { type AddOptions, firstPassword, readOptions, sayAccount } from '../user/add.ts';

/** The options of `org add`: the customer's, and those of the first account. */
export interface AddOrgOptions extends Omit<AddOptions, 'org' | 'hotel' | 'permission'> {
  name: string;
  host: string[];
}

const words: Record<OrgRefusal['reason'], (value: string) => string> = {
  name: (value) => `There is a customer named "${value}" already. "npx foyer org list" shows them.`,
  host: (value) => `Another customer has the host name "${value}". "npx foyer org list" shows whose it is.`,
};

function refuse(error: unknown): never {
  if (error instanceof OrgRefusal) throw new Refusal(words[error.reason](error.value), { cause: error });
  return inWords(error);
}

function readCustomer({ name, host }: AddOrgOptions): OrgInput {
  const read = readOrg({ name, hosts: host });
  if ('org' in read) return read.org;
  throw new UsageError(read.faults.map(({ field, message }) => `--${field === 'hosts' ? 'host' : field}: ${message}`).join('\n'));
}

/** `org add`. */
export async function addOrg(io: Io, options: AddOrgOptions): Promise<void> {
  const org = readCustomer(options);
  const { language = defaultLocale, ...account } = readOptions(options);
  const first = await firstPassword(io, account, options);
  const made = await withDatabase(io, {}, ({ config, database: { db } }) =>
    createOrgsService({ db, config })
      .add({ org, account: { ...account, language }, first })
      .catch(refuse),
  );
  if (options.json) return io.out(JSON.stringify({ id: made.id, user: { ...made.user, link: made.user.link ?? null } }));
  io.out(`Made the customer ${org.name} (${made.id}), reached at ${org.hosts.join(', ')}. Running servers know them within ten seconds.`);
  sayAccount(io, options, account.email, made.user);
}
