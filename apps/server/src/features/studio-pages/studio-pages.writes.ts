import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, type ProblemField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { isEndless } from '../../shared/content/stored-module.ts';
import { visibilityOf } from '../../shared/content/pages.policy.ts';
import { changedParts, cleaned, type Content, toColumns, toContent } from './studio-pages.content.ts';
import { createChoices } from './studio-pages.choices.ts';
import { judge } from './studio-pages.faults.ts';
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

/** What cannot even be kept. */
const boundFaults = ({ modules }: Content): ProblemField[] =>
  modules.flatMap(({ config }, index) => (isEndless(config) ? [{ field: `content.modules.${index}.config`, code: 'endless' }] : []));

/** Columns name rows by foreign keys: picture and article have to be the customer's before the page is published. */
async function refuseOtherReferences(tx: Db, me: Me, content: Content): Promise<void> {
  const own = referencesOf(content, undefined).filter(({ module }) => module === null);
  const found = await lookUp(createChoices({ db: tx }), { me, locale: me.language }, own);
  const missing = own.filter(({ kind, ids }) => !found.has(`${kind} ${ids[0]}`));
  if (missing.length === 0) return;
  throw new Problem(400, 'validation_failed', { errors: missing.map(({ field }) => ({ field: `content.${field}`, code: 'not_found' })) });
}

/** Saves the working copy. A page that was never published is its own; one that readers see keeps what it is, and where nothing differs from that there is no copy. */
export async function saveCopy(tx: Db, writing: Writing, content: Content): Promise<void> {
  const { me, id } = writing;
  const errors = boundFaults(content);
  if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
  const repository = createStudioPagesRepository(tx);
  const { page, live, copy } = await lock(tx, writing);
  const after = cleaned(content, live);
  // Also where it was made from an older version: repeating a save whose answer was lost is no fault.
  if (isDeepStrictEqual(copy, after)) return;
  refuseOther(writing.version, page.version);
  await refuseClosedMedia(tx, me, after, [copy, live]);
  const [version, savedAt] = [page.version + 1, new Date()];
  if (!live) {
    await refuseOtherReferences(tx, me, after);
    await repository.save(me.orgId, id, { ...toColumns(after), version, savedAt, savedBy: me.id });
  } else {
    await repository.save(me.orgId, id, { version });
    if (isDeepStrictEqual(live, after)) await repository.removeDraft(me.orgId, id);
    else await repository.saveDraft({ orgId: me.orgId, pageId: id, content: after, savedAt, savedBy: me.id });
  }
  const details = { version, changed: changedParts(copy, after) };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.saved', subject: id, details });
}

/** Puts the working copy where readers see it. Throws 400 `page_incomplete` naming what is wrong with it. */
export async function publishCopy(tx: Db, writing: Writing): Promise<void> {
  const { me, id } = writing;
  const repository = createStudioPagesRepository(tx);
  const { page, live, copy } = await lock(tx, writing);
  // Repeating a publication whose answer was lost is no fault.
  if (live && isDeepStrictEqual(live, copy)) return;
  refuseOther(writing.version, page.version);
  const uses = await readUses(tx, me.orgId, me.language);
  const home = uses.settings.pages.dashboard;
  const found = await lookUp(createChoices({ db: tx }), { me, locale: me.language }, referencesOf(copy, home));
  const faults = judge({ id, content: copy, published: live, found, home }, me.language);
  const errors = faults.flatMap(({ field, code, blocks_publication: blocks }) => (blocks ? [{ field, code }] : []));
  if (errors.length > 0) throw new Problem(400, 'page_incomplete', { errors });

  const [version, savedAt] = [page.version + 1, new Date()];
  const versions = createPageVersions(tx, me.orgId, id);
  if (live) await versions.addLive({ version: page.version, content: live, savedAt: page.savedAt, savedBy: page.savedBy });
  const row = { ...toColumns(copy), draft: false, version, savedAt, savedBy: me.id, publishedAt: savedAt };
  await repository.save(me.orgId, id, row);
  await repository.removeDraft(me.orgId, id);
  await versions.add({ version, kind: 'published', content: copy, savedAt, savedBy: me.id });
  await repository.giveToGuests(me.orgId, mediaForGuests(copy, visibilityOf({ id, visibility: copy.visibility }, uses.settings) === 'all'));
  const details = { version, changed: changedParts(live, copy), first: live === null };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.published', subject: id, details });
}

/** Goes back to what readers see; what is discarded is kept as a version. */
export async function discardCopy(tx: Db, writing: Writing): Promise<void> {
  const { me, id } = writing;
  const repository = createStudioPagesRepository(tx);
  const { page, draft, live, copy } = await lock(tx, writing);
  if (!live) throw new Problem(409, 'never_published');
  if (!draft) return;
  refuseOther(writing.version, page.version);
  const version = page.version + 1;
  await createPageVersions(tx, me.orgId, id).add({ version, kind: 'discarded', content: copy, savedAt: new Date(), savedBy: me.id });
  await repository.removeDraft(me.orgId, id);
  await repository.save(me.orgId, id, { version });
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'page.discarded', subject: id, details: { version } });
}

/** Deletes, or takes a deletion back; nothing where that is so already. Throws 409 `page_in_use` while something leads to the page. */
export async function setDeleted(tx: Db, me: Me, id: string, deletedAt: Date | null): Promise<void> {
  const repository = createStudioPagesRepository(tx);
  const found = await repository.lock(me.orgId, id);
  if (!found) throw notFound();
  if ((found.page.deletedAt === null) === (deletedAt === null)) return;
  if (deletedAt) {
    const uses = (await readUses(tx, me.orgId, me.language)).of(id);
    if (uses.length > 0)
      throw new Problem(409, 'page_in_use', { values: { uses: uses.map(({ name, title }) => title || name).join(', ') } });
  }
  await repository.save(me.orgId, id, { deletedAt });
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: deletedAt ? 'page.deleted' : 'page.restored', subject: id });
}
