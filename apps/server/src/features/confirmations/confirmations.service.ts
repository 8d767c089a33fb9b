import type { Schemas } from '@foyer/api';
import type { Context } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { Me } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { type SharedAnswers, sharedAnswersOf } from '../../http/shared-answers.ts';
import { dayIn } from '../../settings/time-zone.ts';
import type { AnnounceUnread } from '../activities/activities.announce.ts';
import { audit } from '../audit/audit.ts';
import { mayWrite } from '../editor/editor.policy.ts';
import { listConfirmed } from './confirmations.own.ts';
import { readDemand, recordDemand, takeBackDemand } from './confirmations.record.ts';
import { type ConfirmationsRepository, createConfirmationsRepository, type DemandRow } from './confirmations.repository.ts';

type Confirmation = Schemas['NewsConfirmation'];
type Settings = Schemas['NewsConfirmationSettings'];
type Change = Schemas['NewsConfirmationSettingsChange'];

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Problem(404, 'not_found');
  return value;
}

/** What is asked after a change. Asked anew, the content counts as another version, although not a letter of it has changed. */
function changed(before: DemandRow, { required, due_day: dueDay, ask_again: again = false }: Change): DemandRow {
  const contentVersion = again ? before.contentVersion + 1 : before.contentVersion;
  return {
    confirmationRequired: required,
    confirmationDueDay: dueDay,
    contentVersion,
    confirmationVersion: again ? contentVersion : before.confirmationVersion,
  };
}

/** A day that has passed may stay, but nobody is asked for something by yesterday. */
function refusePast({ required, due_day: day, ask_again: again }: Change, before: DemandRow, today: string): void {
  if (!required || day === null || day >= today || (day === before.confirmationDueDay && !again)) return;
  throw new Problem(400, 'validation_failed', { errors: [{ field: 'due_day', code: 'in_past' }] });
}

interface Parts {
  context: Pick<Context, 'db' | 'settings'>;
  announce: AnnounceUnread;
  answers?: Pick<SharedAnswers, 'forget'>;
}

/** The proof that members have read an article, per version of its content. Whatever a member may not see or do answers 404. */
export function createConfirmationsService({ context: { db, settings }, announce, answers = sharedAnswersOf({ db }) }: Parts) {
  const confirmations = createConfirmationsRepository(db);

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
    const { confirmationRequired, confirmationDueDay, contentVersion } = found(demand);
    return { required: confirmationRequired, due_day: confirmationDueDay, version: contentVersion, ...counts };
  }

  /** Tells everybody who is asked, once per demand; answers whose unread activities have changed. */
  async function tell(tx: Pick<Db, 'insert' | 'delete'>, inside: ConfirmationsRepository, me: Me, newsId: string, required: boolean) {
    const noMore = await takeBackDemand(tx, newsId);
    if (!required) return noMore;
    const missing = (await inside.listMissing(me.orgId, newsId)).filter((id) => id !== me.id);
    await recordDemand(tx, { orgId: me.orgId, newsId, actorId: me.id, userIds: missing });
    return [...new Set([...noMore, ...missing])];
  }

  return {
    get,

    /** What the member has confirmed of all that asks for it now. */
    listOwn: async (me: Me): Promise<Schemas['OwnConfirmations']> => ({ news_ids: await listConfirmed(db, me.orgId, me.id) }),

    /** Throws 404 where nothing is asked, 409 where the member has read another version than the present one. */
    async confirm(me: Me, newsId: string, version: number): Promise<Confirmation> {
      const read = await db.transaction(async (tx) => {
        const inside = createConfirmationsRepository(tx);
        const { contentVersion, confirmationVersion } = found(await inside.share(me.orgId, newsId));
        if (version !== contentVersion) throw new Problem(409, 'content_changed');
        await inside.add({ newsId, userId: me.id, asked: confirmationVersion, version });
        return readDemand(tx, newsId, me.id);
      });
      if (read) await announce([me.id]);
      return get(me, newsId);
    },

    /** Throws 404 for whoever does not write content. */
    async settings(me: Me, newsId: string): Promise<Settings> {
      if (!mayWrite(me)) throw new Problem(404, 'not_found');
      return settingsOf(me.orgId, newsId);
    },

    /** Throws 404 for whoever does not write content, 400 for a day in the past. Repeating it changes nothing, unless it asks again. */
    async change(me: Me, newsId: string, change: Change): Promise<Settings> {
      if (!mayWrite(me)) throw new Problem(404, 'not_found');
      const { timeZone } = await settings.of(me.orgId);
      const told = await db.transaction(async (tx) => {
        const inside = createConfirmationsRepository(tx);
        const before = found(await inside.findDemand(me.orgId, newsId, true));
        refusePast(change, before, dayIn(timeZone, new Date()));
        const after = changed(before, change);
        await inside.saveDemand(me.orgId, newsId, after);
        const { confirmationRequired: required, confirmationDueDay: due, contentVersion: version } = after;
        const asked = required && (!before.confirmationRequired || change.ask_again === true);
        const ended = !required && before.confirmationRequired;
        if (!asked && !ended && due === before.confirmationDueDay) return [];
        const details = { required, due, version, again: change.ask_again ?? false };
        await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'news.confirmation_changed', subject: newsId, details });
        return asked || ended ? tell(tx, inside, me, newsId, required) : [];
      });
      answers.forget(me.orgId);
      await announce(told);
      return settingsOf(me.orgId, newsId);
    },
  };
}
export type ConfirmationsService = ReturnType<typeof createConfirmationsService>;
