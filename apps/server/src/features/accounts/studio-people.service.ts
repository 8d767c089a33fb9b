import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { takesPasswords } from '@foyer/settings';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { found, refused } from '../../platform/http/problem.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { audit } from '../../shared/audit/audit.ts';
import { historyOf } from '../../shared/audit/audit.history.ts';
import { linkTo, mailsPerLink } from '../../shared/identity/mailed-links.address.ts';
import { grantable } from '../../shared/identity/people.policy.ts';
import { consume, createLimiter, limitKey } from '../../shared/throttle/limiter.ts';
import { createAccountsRepository } from './accounts.repository.ts';
import { passwordLinkMinutes } from './accounts.token.ts';
import { mailTheWay } from './studio-people.mails.ts';
import { createPeopleList, type PeopleSelection } from './studio-people.list.ts';
import { toPersonEntry, toStudioPerson } from './studio-people.presenter.ts';
import { createStudioPeopleRepository } from './studio-people.repository.ts';
import { personFaults, toPersonValues } from './studio-people.rules.ts';
import { checkShared, meanwhileTaken, writePerson } from './studio-people.writes.ts';

/** What the keys of requests are made unique in, by who sends them. */
const namespace = '5f0b1c3e-6a52-4d0e-9a39-2f1d6f0a7c11';

/** The rules of accounts as those who administer people see and change them in the studio. */
export function createStudioPeopleService({ db, pool, config, settings: allSettings, responses }: Context) {
  const mailboxes = createLimiter(pool, { prefix: 'people-mail', points: mailsPerLink, duration: passwordLinkMinutes * 60 });
  const [people, list, orgs] = [createStudioPeopleRepository(db), createPeopleList(db), createOrgs({ db })];

  async function read(me: Me, id: string, locale: Locale): Promise<Schemas['StudioPerson']> {
    const [row, settings] = await Promise.all([people.find(me.orgId, id), allSettings.of(me.orgId)]);
    return toStudioPerson(me, found(row), settings, locale);
  }

  return {
    read,

    async list(selection: PeopleSelection, page: PageRequest, locale: Locale): Promise<Schemas['StudioPersonList']> {
      const [rows, total] = await Promise.all([list.page(selection, page, locale), list.count(selection)]);
      return { results: rows.map((row) => toPersonEntry(row, locale)), total, pagination: paginate(page, total) };
    },

    options: async (me: Me): Promise<Schemas['StudioPeopleOptions']> => ({
      hotels: await people.hotels(me.orgId),
      permissions: grantable(me),
      invites: takesPasswords(await allSettings.of(me.orgId)),
    }),

    /** Throws 400 naming the fields. */
    async create(me: Me, { key, content }: Schemas['NewStudioPerson'], locale: Locale): Promise<Schemas['StudioPerson']> {
      const [id, settings] = [uuidv5(`${me.id}:${key.toLowerCase()}`, namespace), await allSettings.of(me.orgId)];
      const errors = personFaults(content, settings, new Date());
      if (errors.length > 0) throw refused(errors, 'content');
      const values = toPersonValues(content);
      // Asked before the transaction: the embedded database has one connection.
      const origin = await orgs.originOf(me.orgId, config.publicUrl);
      const make = async (tx: Tx) => {
        const accounts = createAccountsRepository(tx);
        await accounts.lock();
        const repository = createStudioPeopleRepository(tx);
        if (await repository.find(me.orgId, id)) return;
        await checkShared(tx, me, { id, values, before: [] }, 'content');
        const { username, email, firstname, lastname } = { ...content, ...values };
        await accounts.dropWaiting(me.orgId, [email, username]);
        await accounts.insert({ ...values, id, orgId: me.orgId, username, email, firstname, lastname });
        await audit(tx, { orgId: me.orgId, action: 'user.created', actorId: me.id, subject: id });
        if (takesPasswords(settings)) await mailTheWay(tx, { me, row: found(await repository.find(me.orgId, id)), settings, origin });
      };
      await db.transaction(make).catch((error: unknown) => Promise.reject(meanwhileTaken(error, 'content')));
      responses.forget(me.orgId);
      return read(me, id, locale);
    },

    /** Throws 404, 400 naming the fields. */
    async update(me: Me, id: string, change: Schemas['StudioPersonChange'], locale: Locale): Promise<Schemas['StudioPerson']> {
      const settings = await allSettings.of(me.orgId);
      const { locale: mailLocale, url } = await linkTo({ config, settings: allSettings, orgs }, me.orgId, locale, paths.login);
      const notice = { locale: mailLocale, url };
      const write = (tx: Tx) => writePerson(tx, { me, id, change, settings, notice });
      const changed = await db.transaction(write).catch((error: unknown) => Promise.reject(meanwhileTaken(error)));
      if (changed) responses.forget(me.orgId);
      return read(me, id, locale);
    },

    /** Throws 404, 409 `no_way_to_password`, 429 where the mailbox was sent three within half an hour. */
    async mail(me: Me, id: string): Promise<void> {
      found(await people.find(me.orgId, id));
      await consume(mailboxes, limitKey(me.orgId, id));
      const settings = await allSettings.of(me.orgId);
      const origin = await orgs.originOf(me.orgId, config.publicUrl);
      await db.transaction(async (tx) => {
        const row = found(await createStudioPeopleRepository(tx).find(me.orgId, id));
        await mailTheWay(tx, { me, row, settings, origin });
      });
    },

    /** Throws 404. */
    async events(me: Me, id: string, locale: Locale): Promise<Schemas['StudioRecordEvent'][]> {
      found(await people.find(me.orgId, id));
      return historyOf(db, me.orgId, id, locale);
    },
  };
}
