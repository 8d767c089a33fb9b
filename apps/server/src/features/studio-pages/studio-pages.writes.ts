import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, type ProblemField } from '../../platform/http/problem.ts';
import { createOrgRepository } from '../../platform/settings/org.repository.ts';
import { audit } from '../../shared/audit/audit.ts';
import { isEndless } from '../../shared/content/stored-module.ts';
import { visibilityOf } from '../../shared/content/pages.policy.ts';
import type { EditedSubject } from '../../shared/content/edited-subject.ts';
import { createReviews } from '../../shared/content/reviews.ts';
import { giveToGuests } from '../../shared/media/give-to-guests.ts';
import { refuseTooMany } from './studio-pages.bound.ts';
import { changedParts, cleaned, type Content, toColumns, toContent } from './studio-pages.content.ts';
import { createChoices } from './studio-pages.choices.ts';
import { blockingFaults, mostFaults } from './studio-pages.faults.ts';
import { refuseClosedMedia } from './studio-pages.media.ts';
import { lookUp, mediaForGuests, referencesOf } from './studio-pages.references.ts';
import { createStudioPagesRepository } from './studio-pages.repository.ts';
import { readUses } from './studio-pages.uses.ts';
import { createPageVersions } from './studio-pages.versions.ts';

/** Who writes which page, from which version. */
export interface Writing {
  me: Me;
  id: string;
  version: number;
}

const reviewed = ({ me, id }: Writing): EditedSubject => ({ kind: 'page', orgId: me.orgId, id });

const notFound = (): Problem => new Problem(404, 'not_found');

/** The page, which no one else writes until the transaction ends. */
async function lock(tx: Db, { me, id }: Writing) {
  const found = await createStudioPagesRepository(tx).lock(me.orgId, id);
  if (!found || found.page.deletedAt) throw notFound();
  const live = found.page.draft ? null : toContent(found.page);
  return { ...found, live, copy: found.draft?.content ?? toContent(found.page) };
}

const refuseOther = (version: number, known: number): void => {
  if (version !== known) throw new Problem(409, 'changed_meanwhile');
};

/** A page has no more parts in all. */
const mostParts = 100_000;

/** What cannot even be kept. */
function boundFaults({ modules }: Content): ProblemField[] {
  const endless = modules.flatMap(({ config }, index) =>
    isEndless(config) ? [{ field: `content.modules.${index}.config`, code: 'endless' }] : [],
  );
  return endless.length === 0 && isEndless(modules, mostParts) ? [{ field: 'content.modules', code: 'endless' }] : endless;
}

type Named = 'image_id' | 'news_id';

/**
 * What a page names by a foreign key and cannot: what is gone, another customer's or closed to the editor. What it named before may stay. It has to be right
 * before the page is published.
 */
export async function missingRows(tx: Db, me: Me, content: Content, before: Content | null): Promise<Named[]> {
  const named: Named[] = ['image_id', 'news_id'];
  const unchanged = new Set(named.filter((field) => content[field] === before?.[field]));
  const added = referencesOf({ ...content, modules: [] }, undefined).filter(({ field }) => !unchanged.has(field as Named));
  const found = await lookUp(createChoices({ db: tx }), { me, locale: me.language }, added);
  return added.flatMap(({ kind, ids, field }) => (found.has(`${kind} ${ids[0]}`) ? [] : [field as Named]));
}

/**
 * Saves the working copy. A page that was never published is its own; one that readers see keeps what it is, and where nothing differs from that there is
 * no copy. Each of these answers whether what anyone is sent has changed.
 */
export async function saveCopy(tx: Db, writing: Writing, content: Content): Promise<boolean> {
  const { me, id } = writing;
  const errors = boundFaults(content);
  if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
  const repository = createStudioPagesRepository(tx);
  const { page, draft, live, copy } = await lock(tx, writing);
  const after = cleaned(content, live);
  // What was stored elsewhere may be as it would not be saved here, and is no change by that.
  const is = (stored: Content): boolean => isDeepStrictEqual(stored, after) || isDeepStrictEqual(cleaned(stored, live), after);
  // Also where it was made from an older version: repeating a save whose answer was lost is no fault.
  if (is(copy)) return false;
  refuseOther(writing.version, page.version);
  await refuseClosedMedia(tx, me, after, [copy, live]);
  const [version, savedAt] = [page.version + 1, new Date()];
  const subject = reviewed(writing);
  await createReviews(tx).withdrawWritten(subject, me);
  if (!live) {
    const missing = await missingRows(tx, me, after, copy);
    const refused = missing.map((field) => ({ field: `content.${field}`, code: 'not_found' }));
    if (refused.length > 0) throw new Problem(400, 'validation_failed', { errors: refused });
    await repository.save(me.orgId, id, { ...toColumns(after), version, savedAt, savedBy: me.id });
  } else {
    await repository.save(me.orgId, id, { version });
    if (is(live)) {
      await repository.removeDraft(me.orgId, id);
      await createReviews(tx).remove(subject);
    } else await repository.saveDraft({ orgId: me.orgId, pageId: id, content: after, savedAt, savedBy: me.id });
  }
  // It is saved every few seconds: who has worked on it is noted once, and what they have changed when it is published.
  const by = live ? draft?.savedBy : page.savedBy;
  if (by !== me.id) await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.saved', subject: id, details: { version } });
  // A page in preparation is read by editors as it is; of one that is out no one sees the copy.
  return live === null;
}

/** Puts the working copy where readers see it. Throws 400 `page_incomplete` naming what is wrong with it. */
export async function publishCopy(tx: Db, writing: Writing): Promise<boolean> {
  const { me, id } = writing;
  const repository = createStudioPagesRepository(tx);
  const { page, live, copy: saved } = await lock(tx, writing);
  // Repeating a publication whose answer was lost is no fault.
  if (live && isDeepStrictEqual(live, saved)) return false;
  refuseOther(writing.version, page.version);
  // Readers' page may have been changed since it was saved, its HTML by a version of its own.
  const copy = cleaned(saved, live);
  const uses = await readUses(tx, me.orgId, me.language);
  const home = uses.settings.pages.dashboard;
  const found = await lookUp(createChoices({ db: tx }), { me, locale: me.language }, referencesOf(copy, home));
  const errors = blockingFaults({ id, content: copy, published: live, found, home });
  if (errors.length > 0) throw new Problem(400, 'page_incomplete', { errors: errors.slice(0, mostFaults) });
  await createReviews(tx).passed(reviewed(writing), me, uses.settings.contentReview);

  const [version, savedAt] = [page.version + 1, new Date()];
  const versions = createPageVersions(tx, me.orgId, id);
  if (live) await versions.addLive({ version: page.version, content: live, savedAt: page.savedAt, savedBy: page.savedBy });
  const row = { ...toColumns(copy), draft: false, version, savedAt, savedBy: me.id, publishedAt: savedAt };
  await repository.save(me.orgId, id, row);
  await repository.removeDraft(me.orgId, id);
  await versions.add({ version, kind: 'published', content: copy, savedAt, savedBy: me.id });
  await giveToGuests(tx, me.orgId, mediaForGuests(copy, visibilityOf({ id, visibility: copy.visibility }, uses.settings) === 'all'));
  const details = { version, changed: changedParts(live, copy), first: live === null };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.published', subject: id, details });
  return true;
}

/** Goes back to what readers see; what is discarded is kept as a version. */
export async function discardCopy(tx: Db, writing: Writing): Promise<boolean> {
  const { me, id } = writing;
  const repository = createStudioPagesRepository(tx);
  const { page, draft, live, copy } = await lock(tx, writing);
  if (!live) throw new Problem(409, 'never_published');
  if (!draft) return false;
  refuseOther(writing.version, page.version);
  const version = page.version + 1;
  await createPageVersions(tx, me.orgId, id).add({ version, kind: 'discarded', content: copy, savedAt: new Date(), savedBy: me.id });
  await repository.removeDraft(me.orgId, id);
  await createReviews(tx).remove(reviewed(writing));
  await repository.save(me.orgId, id, { version });
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.discarded', subject: id, details: { version } });
  return false;
}

/** Deletes, or takes a deletion back; nothing where that is so already. */
async function setDeleted(tx: Db, me: Me, id: string, deletedAt: Date | null): Promise<boolean> {
  const repository = createStudioPagesRepository(tx);
  const found = await repository.lock(me.orgId, id);
  if (!found) throw notFound();
  if ((found.page.deletedAt === null) === (deletedAt === null)) return false;
  // Settings and menu that are saved at this moment, and may lead to it, are waited for.
  await createOrgRepository(tx).findForChange(me.orgId);
  if (deletedAt === null) await refuseTooMany(tx, me.orgId);
  await repository.save(me.orgId, id, { deletedAt });
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: deletedAt ? 'page.deleted' : 'page.restored', subject: id });
  return true;
}

/** Throws 409 `page_in_use` while settings or menu lead to the page. */
export async function deletePage(tx: Db, me: Me, id: string, locale: Locale): Promise<boolean> {
  const done = await setDeleted(tx, me, id, new Date());
  const uses = (await readUses(tx, me.orgId, locale)).of(id);
  // What was done before in this transaction is undone by it.
  if (uses.length > 0) throw new Problem(409, 'page_in_use', { values: { uses: uses.map(({ name, title }) => title || name).join(', ') } });
  return done;
}

/** It is again as it was before. Throws 409 `too_many_pages`. */
export const restorePage = (tx: Db, me: Me, id: string): Promise<boolean> => setDeleted(tx, me, id, null);
