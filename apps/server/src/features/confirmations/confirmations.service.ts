import type { Schemas } from '@foyer/api';
import { dayIn } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { PageRequest } from '../../platform/http/pagination.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { news } from '../../shared/content/news.tables.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem, refusedField } from '../../platform/http/problem.ts';
import { type AnnounceUnread, readDemand, takeBackDemand } from '../activities/index.ts';
import { audit } from '../../shared/audit/audit.ts';
import { contentOf } from '../../shared/content/content-type.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { newsContent } from '../news/index.ts';
import { createOwnConfirmations } from './confirmations.own.ts';
import { noteNotified } from './confirmations.due.ts';
import { askMembers } from './confirmations.jobs.ts';
import { askNext } from './confirmations.notify.ts';
import { type Asking, createConfirmationsRepository, type DemandRow } from './confirmations.repository.ts';

type Confirmation = Schemas['NewsConfirmation'];
type Settings = Schemas['NewsConfirmationSettings'];
type Change = Schemas['NewsConfirmationSettingsChange'];

type FoundDemand = DemandRow & Pick<typeof news.$inferSelect, 'publishDate'> & { status: Schemas['PublicationStatus'] };

/** Whether a change asks members who were not asked before. */
const asksNow = (before: DemandRow, { required, ask_again: again = false }: Change): boolean =>
  required && (!before.confirmationRequired || again);

/**
 * What is asked after a change. Asked again, the content counts as another version, although not a letter of it has changed. Members are notified
 * once the article is out.
 */
function changed(before: FoundDemand, change: Change): DemandRow {
  const { required, due_day: dueDay, ask_again: again = false } = change;
  const contentVersion = again ? before.contentVersion + 1 : before.contentVersion;
  return {
    confirmationRequired: required,
    confirmationDueDay: dueDay,
    confirmationPending: required && (asksNow(before, change) || before.confirmationPending),
    contentVersion,
    confirmationVersion: again ? contentVersion : before.confirmationVersion,
  };
}

/** Asks the first members at once, and where they are more the others in a job. Answers who has something to read now. */
async function askNow(tx: Pick<Db, 'select' | 'insert' | 'update'>, asking: Asking): Promise<string[]> {
  const { asked, next } = await askNext(tx, asking);
  const { newsId, orgId } = asking;
  if (next === undefined) await noteNotified(tx, newsId);
  else await enqueue(tx, askMembers, { news: newsId }, { key: newsId, orgId });
  return asked;
}

/** A day that has passed may stay, but no member is asked for something by yesterday, nor by a day before the article is published. */
function refuseTooEarly({ required, due_day: day, ask_again: again }: Change, before: FoundDemand, timeZone: string): void {
  if (!required || day === null || (day === before.confirmationDueDay && !again)) return;
  if (day < dayIn(timeZone, new Date())) throw refusedField('due_day', 'in_past');
  if (before.status === 'scheduled' && day < dayIn(timeZone, before.publishDate)) throw refusedField('due_day', 'before_publication');
}

interface Parts {
  context: Pick<Context, 'db' | 'settings' | 'responses'>;
  announce: AnnounceUnread;
}

/** The proof that members have read an article, per version of its content. Whatever a member may not see or do answers 404. */
export function createConfirmationsService({ context: { db, settings, responses }, announce }: Parts) {
  const confirmations = createConfirmationsRepository(db);
  const own = createOwnConfirmations(db);

  async function get(me: Me, newsId: string): Promise<Confirmation> {
    const row = found(await confirmations.find(me.orgId, newsId, me.id));
    return {
      due_day: row.confirmationDueDay,
      version: row.contentVersion,
      confirmed_at: row.confirmedAt?.toISOString() ?? null,
    };
  }

  async function settingsOf(orgId: string, newsId: string): Promise<Settings> {
    const [demand, counts] = await Promise.all([confirmations.findDemand(orgId, newsId), confirmations.count(orgId, newsId)]);
    const { confirmationRequired, confirmationDueDay, confirmationPending, contentVersion } = found(demand);
    return {
      required: confirmationRequired,
      due_day: confirmationDueDay,
      pending: confirmationPending,
      version: contentVersion,
      ...counts,
    };
  }

  return {
    get,

    /** What the member has confirmed of all that asks for it now. */
    listOwn: async (me: Me): Promise<Schemas['OwnConfirmations']> => ({ news_ids: await own.listConfirmed(me) }),

    /** A page of what the member has yet to confirm. */
    listOpen: async (me: Me, page: PageRequest, locale: Locale): Promise<Schemas['OpenConfirmationList']> =>
      own.listOpen(me, { ...page, locale, timeZone: (await settings.of(me.orgId)).timeZone }),

    /** Throws 404 where nothing is asked, 409 where the member has read another version than the present one. */
    async confirm(me: Me, newsId: string, version: number): Promise<Confirmation> {
      await db.transaction(async (tx) => {
        const inside = createConfirmationsRepository(tx);
        const { contentVersion, confirmationVersion } = found(await inside.share(me.orgId, newsId));
        if (version !== contentVersion) throw new Problem(409, 'content_changed');
        await inside.add({ newsId, userId: me.id, asked: confirmationVersion, version });
        await readDemand(tx, contentOf(newsContent, me.orgId, newsId), me.id);
      });
      await announce([me.id]);
      return get(me, newsId);
    },

    /** Throws 404 for anyone who does not write content. */
    async settings(me: Me, newsId: string): Promise<Settings> {
      if (!mayWrite(me)) throw new Problem(404, 'not_found');
      return settingsOf(me.orgId, newsId);
    },

    /** Throws 404 for anyone who does not write content, 400 for a day in the past. Repeating it changes nothing, unless it asks again. */
    async change(me: Me, newsId: string, change: Change): Promise<Settings> {
      if (!mayWrite(me)) throw new Problem(404, 'not_found');
      const { timeZone } = await settings.of(me.orgId);
      const notified = await db.transaction(async (tx) => {
        const inside = createConfirmationsRepository(tx);
        const before = found(await inside.findDemand(me.orgId, newsId, true));
        refuseTooEarly(change, before, timeZone);
        const after = changed(before, change);
        const asked = asksNow(before, change);
        await inside.saveDemand(me.orgId, newsId, { ...after, ...(asked && { confirmationAskedBy: me.id }) });
        const { confirmationRequired: required, confirmationDueDay: due, contentVersion: version } = after;
        const ended = !required && before.confirmationRequired;
        if (!asked && !ended && due === before.confirmationDueDay) return [];
        const details = { required, due, version, again: change.ask_again ?? false };
        await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'news.confirmation_changed', subject: newsId, details });
        const noMore = asked || ended ? await takeBackDemand(tx, contentOf(newsContent, me.orgId, newsId)) : [];
        const isOut = asked && before.status === 'published';
        return isOut ? [...noMore, ...(await askNow(tx, { orgId: me.orgId, newsId, actorId: me.id }))] : noMore;
      });
      responses.forget(me.orgId);
      await announce([...new Set(notified)]);
      return settingsOf(me.orgId, newsId);
    },
  };
}
