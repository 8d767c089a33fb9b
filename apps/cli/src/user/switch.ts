import { createAccountsService } from '@foyer/server/operate/accounts';
import type { Io } from '../io.ts';
import { withOrg } from '../open.ts';
import { inWords } from './account-words.ts';

/** The options of `user disable` and `user enable`. */
export interface SwitchOptions {
  org?: string;
  json?: boolean;
}

/** `user disable` and `user enable`. */
export async function switchUser(io: Io, action: 'disable' | 'enable', who: string, { org, json }: SwitchOptions): Promise<void> {
  const done = await withOrg(io, {}, org, async ({ config, db, orgId }) => {
    const accounts = createAccountsService({ db, config });
    if (action === 'enable') return { ...(await accounts.enable(orgId, who).catch(inWords)), sessions: 0 };
    return accounts.disable(orgId, who).catch(inWords);
  });
  const { row, sessions } = done;
  const was = row.active === (action === 'enable');
  if (json)
    return io.out(JSON.stringify({ id: row.id, email: row.email, active: action === 'enable', changed: !was, sessions_ended: sessions }));
  const state = action === 'enable' ? 'open' : 'closed';
  const ended = action === 'disable' ? ` ${sessions === 1 ? '1 session has' : `${sessions} sessions have`} ended.` : '';
  io.out(`The account ${row.email} (${row.username}) ${was ? `was ${state} already` : `is ${state} now`}.${ended}`);
}
