import { type ReadSettings, offers } from '@foyer/settings';
import type { Tx } from '../../platform/db/queries.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { enqueueMail } from '../../platform/mail/outbox.ts';
import { audit } from '../../shared/audit/audit.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { invite, makePasswordLink, passwordLinkMinutes } from './accounts.token.ts';
import { mailOf } from './studio-people.presenter.ts';
import type { StudioPersonRow } from './studio-people.repository.ts';

/** Whom to mail, and where the customer's portal is, such as `https://community.example`. */
interface Mailing {
  me: Pick<Me, 'id' | 'orgId'>;
  row: StudioPersonRow;
  settings: ReadSettings;
  origin: string;
}

/** Mails a person the way to their password: an invitation until they have logged in. Throws 409 `no_way_to_password`. */
export async function mailTheWay(tx: Tx, { me: { id: actorId, orgId }, row, settings, origin }: Mailing): Promise<void> {
  const mail = mailOf(row, settings);
  if (!mail) throw new Problem(409, 'no_way_to_password');
  const locale = offers(settings, row.language) ? row.language : settings.languages[0]!;
  if (mail === 'invitation') await invite(tx, { orgId, row, locale, origin });
  else {
    const link = { userId: row.id, locale, origin, validMinutes: passwordLinkMinutes };
    const values = { name: nameOf(row), url: await makePasswordLink(createAccountsRepository(tx), link), minutes: passwordLinkMinutes };
    await enqueueMail(tx, { orgId, kind: 'password_link', to: row.email, locale, values });
  }
  await audit(tx, { orgId, action: mail === 'invitation' ? 'user.invited' : 'user.reset_mailed', actorId, subject: row.id });
}
