import type { Schemas } from '@foyer/api';
import { languageName } from '@foyer/locales';
import type { ReadSettings } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/queries.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { found, Problem, refusedField } from '../../platform/http/problem.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { audit } from '../../shared/audit/audit.ts';
import { untitled } from '../../shared/content/news.texts.ts';
import { auditName, type EditedSubject } from '../../shared/content/edited-subject.ts';
import { createReviews, type ReviewRow, reviewStep } from '../../shared/content/reviews.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import { mailReview } from './studio-reviews.mails.ts';
import { toRequest } from './studio-reviews.presenter.ts';
import { createStudioReviewsRepository, type EditorRow } from './studio-reviews.repository.ts';

type Change = Schemas['StudioReviewChange'];

/** A reviewer is mailed once in a while, however often they are asked. */
const mailPauseMs = 10 * 60 * 1000;

/** One step of a review, in the transaction that has locked what is reviewed. */
interface Step {
  me: Me;
  subject: EditedSubject;
  row: ReviewRow | undefined;
  change: Change;
  /** Mails an editor what has happened. */
  mail(kind: 'review_requested' | 'review_returned', to: EditorRow): Promise<void>;
}

const outrun = (): Problem => new Problem(409, 'changed_meanwhile');

/** Reads what is reviewed. Throws 404 where there is none. */
const subjectRow = async (db: Parameters<typeof createStudioReviewsRepository>[0], subject: EditedSubject, locked: boolean) =>
  found(await createStudioReviewsRepository(db)[subject.kind](subject, locked));

/** Each of these answers whether something has changed. */
async function request(tx: Tx, { me, subject, row, change, mail }: Step): Promise<boolean> {
  const { note, reviewer_id: reviewerId } = change;
  if (row?.state === 'requested') {
    if (row.requestedBy !== me.id) throw outrun();
    // Repeated after a lost answer.
    if (row.note === note && row.reviewerId === reviewerId) return false;
  }
  const reviewer = reviewerId === null ? undefined : await createStudioReviewsRepository(tx).editor(me.orgId, reviewerId, me.id);
  if (reviewerId !== null && !reviewer) throw refusedField('reviewer_id', 'not_allowed');
  const lately =
    row?.reviewerId === reviewerId && row.mailedAt !== null && Date.now() - row.mailedAt.getTime() < mailPauseMs ? row.mailedAt : null;
  const mailedAt = reviewer ? (lately ?? new Date()) : null;
  await createReviews(tx).request(subject, { requestedBy: me.id, reviewerId, note, mailedAt });
  if (reviewer && !lately) await mail('review_requested', reviewer);
  return true;
}

async function withdraw(tx: Tx, { me, subject, row }: Step): Promise<boolean> {
  if (row?.requestedBy !== me.id || row.state === 'returned') throw outrun();
  if (row.state === 'withdrawn') return false;
  await createReviews(tx).set(subject, { state: 'withdrawn' });
  return true;
}

async function giveBack(tx: Tx, { me, subject, row, change, mail }: Step): Promise<boolean> {
  if (change.note === '') throw refusedField('note', 'required');
  // Repeated after a lost answer.
  if (row?.state === 'returned' && row.answeredBy === me.id && row.answer === change.note) return false;
  if (row?.state !== 'requested' || row.requestedBy === me.id) throw outrun();
  await createReviews(tx).set(subject, { state: 'returned', answer: change.note, answeredBy: me.id, answeredAt: new Date() });
  const asker = row.requestedBy === null ? undefined : await createStudioReviewsRepository(tx).editor(me.orgId, row.requestedBy, me.id);
  if (asker) await mail('review_returned', asker);
  return true;
}

const steps = { request, withdraw, return: giveBack };
const actions = { request: 'review_requested', withdraw: 'review_withdrawn', return: 'review_returned' } as const;

/** Lets editors review each other's articles and pages. Every call is for editors alone. */
export function createStudioReviewsService({ db, config, settings }: Pick<Context, 'db' | 'config' | 'settings'>) {
  const orgs = createOrgs({ db });

  async function read(me: Me, kind: EditedSubject['kind'], id: string, locale: Locale): Promise<Schemas['StudioReview']> {
    const subject = { kind, orgId: me.orgId, id };
    const reading = createStudioReviewsRepository(db);
    const [{ open }, { contentReview: wanted }] = await Promise.all([subjectRow(db, subject, false), settings.of(me.orgId)]);
    if (!wanted) return { step: 'publish', request: null, reviewers: [] };
    const [row, reviewers] = await Promise.all([reading.request(subject), reading.reviewers(me.orgId, me.id)]);
    return {
      step: open || kind === 'page' ? reviewStep(true, me, row?.review) : 'publish',
      request: toRequest(row, locale),
      reviewers: reviewers.map(({ image, ...person }) => toPerson(person, image, locale)),
    };
  }

  /** What a step needs to know; throws for one that what is reviewed does not allow. */
  async function judged(tx: Tx, subject: EditedSubject, change: Change, { contentReview: wanted }: ReadSettings, locale: Locale) {
    const row = await subjectRow(tx, subject, true);
    if (!wanted || !row.open) throw outrun();
    if (change.action === 'request') {
      if (row.version !== change.version) throw outrun();
      const [missing] = row.texts ? untitled(row.texts, locale) : [];
      if (missing) throw new Problem(409, 'article_incomplete', { values: { language: languageName(missing, locale) } });
    }
    return row;
  }

  return {
    read,

    /** Throws 400 naming the fields, 409 where the state does not allow it. */
    async set(me: Me, kind: EditedSubject['kind'], id: string, wanted: Change, locale: Locale): Promise<Schemas['StudioReview']> {
      const subject = { kind, orgId: me.orgId, id };
      const change = { ...wanted, note: wanted.note.trim() };
      const [ofOrg, origin] = [await settings.of(me.orgId), await orgs.originOf(me.orgId, config.publicUrl)];
      await db.transaction(async (tx) => {
        const { title } = await judged(tx, subject, change, ofOrg, locale);
        const [row, by] = [await createReviews(tx).find(subject), await createStudioReviewsRepository(tx).nameOf(me.id)];
        const mailing = { subject, title, by, note: change.note, settings: ofOrg, origin };
        const mail: Step['mail'] = (mailKind, to) => mailReview(tx, { kind: mailKind, to, ...mailing });
        if (!(await steps[change.action](tx, { me, subject, row, change, mail }))) return;
        await audit(tx, { orgId: me.orgId, actorId: me.id, action: `${auditName(subject)}.${actions[change.action]}`, subject: id });
      });
      return read(me, kind, id, locale);
    },
  };
}
