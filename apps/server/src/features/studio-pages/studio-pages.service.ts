import type { Schemas } from '@foyer/api';
import { v5 as uuidv5 } from 'uuid';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem, refusedField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { createReviews } from '../../shared/content/reviews.ts';
import { refuseTooMany } from './studio-pages.bound.ts';
import { createChoices } from './studio-pages.choices.ts';
import { cleaned, type Content, toColumns, toContent } from './studio-pages.content.ts';
import { judge, mostFaults } from './studio-pages.faults.ts';
import { firstFree, idOfTitle } from './studio-pages.ids.ts';
import { refuseClosedMedia } from './studio-pages.media.ts';
import { toEntry, toStudioPage } from './studio-pages.presenter.ts';
import { lookUp, referencesOf } from './studio-pages.references.ts';
import { createPageReading } from './studio-pages.reading.ts';
import { createPageList, createStudioPagesRepository, type PageSelection } from './studio-pages.repository.ts';
import { readUses } from './studio-pages.uses.ts';
import { deletePage, discardCopy, publishCopy, missingRows, restorePage, saveCopy, type Writing } from './studio-pages.writes.ts';

type Page = Schemas['StudioPage'];

/** What the keys of requests are made unique in, by who sends them. */
const namespace = '5d0b8c1e-9a57-4c0f-8f53-0d4a1b7e2c93';

const notFound = (): Problem => new Problem(404, 'not_found');

const emptyOf = (): Content => ({
  ...{ type: 'page', title: {}, description: {}, image_id: null, news_id: null, visibility: 'members', shareable: false, modules: [] },
});

/** What a new page begins with. Throws 400 naming the fields. */
async function contentOf(tx: Db, me: Me, wanted: Schemas['NewStudioPage']): Promise<Content> {
  const from = wanted.copy_of === undefined ? undefined : await createStudioPagesRepository(tx).find(me.orgId, wanted.copy_of);
  if (wanted.copy_of !== undefined && (!from || from.page.deletedAt)) throw refusedField('copy_of', 'not_found');
  const copied = from ? (from.draft ?? toContent(from.page)) : emptyOf();
  const content = cleaned({ ...copied, title: wanted.title, type: wanted.type ?? copied.type }, null);
  if (Object.keys(content.title).length === 0) throw refusedField('title', 'required');
  await refuseClosedMedia(tx, me, content, []);
  // What the other page names may be gone by now.
  const missing = await missingRows(tx, me, content, null);
  return { ...content, ...Object.fromEntries(missing.map((field) => [field, null])) };
}

const mostTries = 5;

/** Begins a page; answers its id, which is the same for the same key. */
async function begin(tx: Db, me: Me, wanted: Schemas['NewStudioPage'], locale: Locale): Promise<string> {
  const repository = createStudioPagesRepository(tx);
  const begunWith = uuidv5(`${me.id}:${wanted.key.toLowerCase()}`, namespace);
  const before = await repository.begunWith(begunWith);
  if (before !== undefined) return before;
  await refuseTooMany(tx, me.orgId);
  const content = await contentOf(tx, me, wanted);
  const savedAt = new Date();
  const row = { ...toColumns(content), orgId: me.orgId, draft: true, version: 0, savedAt, savedBy: me.id, begunWith };
  const proposed = wanted.id ?? idOfTitle(content.title, locale);
  for (let tries = 0; tries < mostTries; tries += 1) {
    const id = wanted.id ?? firstFree(proposed, await repository.taken(me.orgId, proposed));
    if (await repository.add({ ...row, id })) {
      const details: Record<string, string> = wanted.copy_of === undefined ? {} : { from: wanted.copy_of };
      await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.created', subject: id, details });
      return id;
    }
    // Another request has been faster: with the same key, or with another that led to the same id.
    const made = await repository.begunWith(begunWith);
    if (made !== undefined) return made;
    if (wanted.id !== undefined) break;
  }
  throw refusedField('id', 'id_taken');
}

/** Composes pages (contract: `studio`). Every call is for editors alone. */
export function createStudioPagesService(context: Pick<Context, 'db' | 'settings' | 'responses'>) {
  const { db, responses } = context;
  const [repository, pageList, choices] = [createStudioPagesRepository(db), createPageList(db), createChoices(context)];

  async function read(me: Me, id: string, locale: Locale): Promise<Page> {
    const [row, uses] = await Promise.all([repository.find(me.orgId, id), readUses(db, me.orgId, locale)]);
    if (!row) throw notFound();
    const page = toStudioPage(row, uses, locale);
    const home = uses.settings.pages.dashboard;
    const found = await lookUp(choices, { me, locale }, referencesOf(page.content, home));
    const faults = judge({ id, content: page.content, published: page.published, found, home }, locale);
    return { ...page, faults: faults.slice(0, mostFaults), references: [...found.values()] };
  }

  /** Writes in a transaction; where it has changed what anyone is sent, that is made again. */
  async function write(me: Me, run: (tx: Db) => Promise<boolean>): Promise<void> {
    if (await db.transaction(run)) responses.forget(me.orgId);
  }

  return {
    read,
    ...createPageReading(context),

    choices: async (me: Me, kind: Schemas['StudioChoiceKind'], words: string, limit: number, locale: Locale) => {
      // One more is read to know whether there are more.
      const found = await choices({ me, locale }, kind, { words, limit: limit + 1 });
      return { results: found.slice(0, limit), has_more: found.length > limit };
    },

    async list(me: Me, selection: PageSelection, page: PageRequest, locale: Locale): Promise<Schemas['StudioPageList']> {
      const [rows, total, uses] = await Promise.all([
        pageList.list(selection, page, locale),
        pageList.count(selection),
        readUses(db, selection.orgId, locale),
      ]);
      const waiting = uses.settings.contentReview ? await createReviews(db).countFor(me, 'page') : null;
      return { results: rows.map((row) => toEntry(row, uses, locale)), total, to_review: waiting, pagination: paginate(page, total) };
    },

    /** Throws 400 naming the fields, 409 `too_many_pages`. */
    async create(me: Me, wanted: Schemas['NewStudioPage'], locale: Locale): Promise<Page> {
      const id = await db.transaction((tx) => begin(tx, me, wanted, locale));
      responses.forget(me.orgId);
      return read(me, id, locale);
    },

    /** Throws 400 naming the fields, 409 where another editor has saved meanwhile. */
    async save(writing: Writing, content: Content, locale: Locale): Promise<Page> {
      await write(writing.me, (tx) => saveCopy(tx, writing, content));
      return read(writing.me, writing.id, locale);
    },

    async publish(writing: Writing, locale: Locale): Promise<Page> {
      await write(writing.me, (tx) => publishCopy(tx, writing));
      return read(writing.me, writing.id, locale);
    },

    async discard(writing: Writing, locale: Locale): Promise<Page> {
      await write(writing.me, (tx) => discardCopy(tx, writing));
      return read(writing.me, writing.id, locale);
    },

    remove: (me: Me, id: string, locale: Locale) => write(me, (tx) => deletePage(tx, me, id, locale)),
    restore: (me: Me, id: string) => write(me, (tx) => restorePage(tx, me, id)),
  };
}
