import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@foyer/api';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { createReviews } from '../../shared/content/reviews.ts';
import { giveToGuests } from '../../shared/media/give-to-guests.ts';
import { createMediumReader } from '../../shared/media/medium.reader.ts';
import { cleaned, type Content, toColumns, toContent } from './studio.content.ts';
import { toEntry, toStudioArticle, toVersion } from './studio.presenter.ts';
import { createStudioRepository, type StudioSelection } from './studio.repository.ts';
import { faultsOf, mediaForGuests } from './studio.rules.ts';
import { createVersions } from './studio.versions.ts';

/** What ids of articles are made in, from their author and the key of the request: repeated, it names the same article. */
const namespace = 'b5d5b0f0-5a1c-4c7e-9d7e-5f8f2d1a6c11';

const notFound = (): Problem => new Problem(404, 'not_found');

const emptyOf = (me: Me): Content => ({
  ...{ texts: {}, category_id: null, topic_ids: [], author_id: me.id, image_id: null, gallery_ids: [], attachment_ids: [] },
  ...{ event: null, visibility: 'members', shareable: false },
});

/** Which parts differ, for the audit log. */
const changedParts = (before: Content, after: Content): string =>
  (Object.keys(after) as (keyof Content)[]).filter((part) => !isDeepStrictEqual(before[part], after[part])).join(' ');

interface Saving {
  me: Me;
  id: string;
  change: Schemas['StudioArticleChange'];
}

async function save(tx: Db, { me, id, change }: Saving): Promise<void> {
  const articles = createStudioRepository(tx);
  const row = await articles.lock(me.orgId, id);
  if (!row || row.deletedAt) throw notFound();
  const before = toContent(row, await articles.topicsOf(id));
  const topicIds = change.content.topic_ids.toSorted();
  const after = cleaned({ ...change.content, topic_ids: topicIds });
  // Also where it was made from an older version: repeating a save whose answer was lost is no fault.
  if (isDeepStrictEqual(before, after)) return;
  if (change.version !== row.savedVersion) throw new Problem(409, 'changed_meanwhile');
  const errors = await faultsOf(tx, me, { before, after: { ...after, topic_ids: change.content.topic_ids }, draft: row.draft });
  if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });

  const version = row.savedVersion + 1;
  const [savedAt, versions] = [new Date(), createVersions(tx)];
  // What was there before the studio was used is a version, too.
  if (!(await versions.some(id))) {
    await versions.add({ newsId: id, version: row.savedVersion, content: before, savedAt: row.savedAt, savedBy: row.savedBy });
  }
  await articles.save(me.orgId, id, { ...toColumns(after), savedVersion: version, savedAt, savedBy: me.id });
  await giveToGuests(tx, me.orgId, mediaForGuests(after));
  await articles.setTopics(id, topicIds);
  if (row.draft) await createReviews(tx).withdrawWritten({ kind: 'article', orgId: me.orgId, id }, me);
  const isNew = await versions.add({ newsId: id, version, content: after, savedAt, savedBy: me.id });
  // A draft is saved by itself every few seconds: the log holds its versions, not its saves.
  if (row.draft && !isNew) return;
  const details = { version, changed: changedParts(before, after) };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'news.content_changed', subject: id, details });
}

/** Deletes, or takes a deletion back; nothing where that is so already. */
async function setDeleted({ db, responses }: Pick<Context, 'db' | 'responses'>, me: Me, id: string, deletedAt: Date | null): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await createStudioRepository(tx).lock(me.orgId, id);
    if (!row) throw notFound();
    if ((row.deletedAt === null) === (deletedAt === null)) return;
    await createStudioRepository(tx).save(me.orgId, id, { deletedAt });
    await audit(tx, { orgId: me.orgId, actorId: me.id, action: deletedAt ? 'news.deleted' : 'news.restored', subject: id });
  });
  responses.forget(me.orgId);
}

/** Writes articles (contract: `studio`). Every call throws 404 for all but editors. */
export function createStudioService({ db, settings, responses }: Pick<Context, 'db' | 'settings' | 'responses'>) {
  const articles = createStudioRepository(db);
  const media = createMediumReader({ db });

  async function read(me: Me, id: string, locale: Locale): Promise<Schemas['StudioArticle']> {
    // One after the other: topics older than the version would let their reader undo what another has saved between.
    const [row, topicIds] = [await articles.find(me.orgId, id), await articles.topicsOf(id)];
    if (!row) throw notFound();
    const ids = [...row.galleryIds, ...row.attachmentIds];
    const [{ timeZone, articleNumbers }, hung] = await Promise.all([settings.of(me.orgId), media.all(ids, me.orgId, locale)]);
    return toStudioArticle(row, { topicIds, media: hung }, { locale, timeZone, articleNumbers });
  }

  /** Makes a draft of the caller's, once for a key. */
  async function begin(me: Me, key: string, content: Content, from?: string): Promise<string> {
    const id = uuidv5(`${me.id}:${key.toLowerCase()}`, namespace);
    await db.transaction(async (tx) => {
      const drafts = createStudioRepository(tx);
      const savedAt = new Date();
      if (!(await drafts.add({ ...toColumns(content), id, orgId: me.orgId, savedBy: me.id, savedAt }))) return;
      await drafts.setTopics(id, content.topic_ids);
      await createVersions(tx).add({ newsId: id, version: 0, content, savedAt, savedBy: me.id });
      const details: Record<string, string> = from === undefined ? {} : { from };
      await audit(tx, { orgId: me.orgId, actorId: me.id, action: from ? 'news.copied' : 'news.created', subject: id, details });
    });
    responses.forget(me.orgId);
    return id;
  }

  return {
    read,

    async list(me: Me, selection: StudioSelection, page: PageRequest, locale: Locale): Promise<Schemas['StudioArticleList']> {
      const { timeZone, contentReview: reviewed, articleNumbers } = await settings.of(me.orgId);
      const [rows, total, waiting] = await Promise.all([
        articles.list(selection, page, locale),
        articles.count(selection),
        reviewed ? createReviews(db).countFor(me, 'article') : null,
      ]);
      const results = rows.map((row) => toEntry(row, { locale, timeZone, articleNumbers, reviewed }));
      return { results, total, to_review: waiting, pagination: paginate(page, total) };
    },

    create: async (me: Me, key: string, locale: Locale) => read(me, await begin(me, key, emptyOf(me)), locale),

    async copy(me: Me, id: string, key: string, locale: Locale): Promise<Schemas['StudioArticle']> {
      const { content, state } = await read(me, id, locale);
      if (state === 'deleted') throw notFound();
      return read(me, await begin(me, key, { ...content, author_id: me.id }, id), locale);
    },

    /** Throws 400 naming the fields, 409 where another editor has saved meanwhile. */
    async save(me: Me, id: string, change: Schemas['StudioArticleChange'], locale: Locale): Promise<Schemas['StudioArticle']> {
      await db.transaction((tx) => save(tx, { me, id, change }));
      responses.forget(me.orgId);
      return read(me, id, locale);
    },

    remove: (me: Me, id: string) => setDeleted({ db, responses }, me, id, new Date()),
    restore: (me: Me, id: string) => setDeleted({ db, responses }, me, id, null),

    async versions(me: Me, id: string, locale: Locale): Promise<Schemas['StudioVersion'][]> {
      if (!(await articles.find(me.orgId, id))) throw notFound();
      return (await createVersions(db).list(id)).map((row) => toVersion(row, locale));
    },

    async version(me: Me, id: string, version: number): Promise<Schemas['StudioVersionContent']> {
      const content = (await articles.find(me.orgId, id)) && (await createVersions(db).find(id, version));
      if (!content) throw notFound();
      return { version, content };
    },
  };
}
