import type { Schemas } from '@foyer/api';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../../platform/context.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem, type ProblemField, refusedField } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { sanitizeEditorHtml } from './editor.html.ts';
import { mayScript, mayWrite } from '../../shared/identity/editor.policy.ts';
import type { EditorBlock, EditorContent } from './editor.config.ts';
import { createEditorRepository, type ModulePlace, sha256Of } from './editor.repository.ts';
import { rules } from './editor.rules.ts';

type Content = Schemas['EditorContent'];
type Change = Schemas['EditorContentChange'];

const notFound = (): Problem => new Problem(404, 'not_found');

const cleanAll = (html: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(html).map(([locale, text]) => [locale, sanitizeEditorHtml(text)]));

/** A block as it is stored: HTML sanitised, a frame as it was written, for it runs in a sandbox. */
export const toStored = ({ id, kind, title, html }: Schemas['EditorContentBlock']): EditorBlock =>
  kind === 'html' ? { id, kind, title: null, html: cleanAll(html) } : { id, kind, title: title ?? null, html };

/** What is wrong with the blocks: an id that is there twice, a frame without a title. */
function faultsOf(blocks: Change['blocks']): ProblemField[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ id, kind, title }, index) => {
    const twice = seen.has(id);
    seen.add(id);
    if (twice) return [{ field: `blocks.${index}.id`, code: 'twice' }];
    const named = kind === 'html' || Object.values(title ?? {}).some((text) => text.trim() !== '');
    return named ? [] : [{ field: `blocks.${index}.title`, code: 'required' }];
  });
}

/** Reading and saving what editors write (contract: `getEditorContent`, `setEditorContent`). */
export function createEditorService({ db, responses }: Pick<Context, 'db' | 'responses'>) {
  const toContent = (me: Me, content: EditorContent, scripts: Content['scripts']): Content => ({
    ...content,
    scripts,
    permissions: { scripts: mayScript(me) },
    allowed: rules,
  });

  async function get(me: Me, place: ModulePlace): Promise<Content> {
    const editor = createEditorRepository(db);
    const content = mayWrite(me) ? await editor.find(place) : undefined;
    if (!content) throw notFound();
    return toContent(me, content, await editor.scripts(place));
  }

  const save = (me: Me, place: ModulePlace, change: Change): Promise<void> =>
    db.transaction(async (tx) => {
      const editor = createEditorRepository(tx);
      const content = await editor.lock(place);
      if (!content) throw notFound();
      const before = (await editor.scripts(place)).map(({ sha256 }) => sha256);
      const after = change.scripts?.map(sha256Of) ?? before;
      const otherScripts = !isDeepStrictEqual(before, after);
      if (otherScripts && !mayScript(me)) throw refusedField('scripts', 'not_changeable');
      const blocks = change.blocks.map(toStored);
      // Also where it was made from an older version: repeating a save whose answer was lost is no fault.
      if (!otherScripts && isDeepStrictEqual(blocks, content.blocks)) return;
      if (change.version !== content.version) throw new Problem(409, 'changed_meanwhile');

      const version = content.version + 1;
      await editor.save(place, { version, blocks });
      const entry = { orgId: me.orgId, actorId: me.id, subject: place.pageId };
      await audit(tx, { ...entry, action: 'page.content_changed', details: { module: place.moduleId, version } });
      if (!otherScripts) return;
      await editor.saveScripts(place, change.scripts ?? [], me.id);
      const details = { module: place.moduleId, version, before: before.join(' '), after: after.join(' ') };
      await audit(tx, { ...entry, action: 'page.scripts_changed', details });
    });

  return {
    /** Throws 404 for those who do not write content and for what is no module editor. */
    get,

    /** Throws 404, 400 naming the fields, 409 where another editor has saved meanwhile. */
    async set(me: Me, place: ModulePlace, change: Change): Promise<Content> {
      if (!mayWrite(me)) throw notFound();
      const errors = faultsOf(change.blocks);
      if (errors.length > 0) throw new Problem(400, 'validation_failed', { errors });
      await save(me, place, change);
      responses.forget(me.orgId);
      return get(me, place);
    },
  };
}
/** Reads the scripts of modules: in their order, without any that is not the one its hash was made of. */
export const createEditorScripts = ({ db }: Pick<Context, 'db'>) => createEditorRepository(db).scripts;
