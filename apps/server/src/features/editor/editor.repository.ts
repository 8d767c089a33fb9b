import { and, asc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../platform/db/client.ts';
import { editorScripts } from './editor.tables.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { existingPage } from '../../shared/content/news.visibility.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { readStored, storedModule, type StoredModule } from '../../shared/content/stored-module.ts';
import { editorConfig, type EditorContent } from './editor.config.ts';

const schema = storedModule(editorConfig);

/** The place of a module. */
export interface ModulePlace {
  orgId: string;
  pageId: string;
  moduleId: string;
}

/** The SHA-256 of a script's source. */
export const sha256Of = (source: string): string => createHash('sha256').update(source, 'utf8').digest('hex');

const pageOf = ({ orgId, pageId }: ModulePlace) => and(eq(pages.orgId, orgId), eq(pages.id, pageId), existingPage);
const scriptsOf = ({ orgId, pageId, moduleId }: ModulePlace) =>
  and(eq(editorScripts.orgId, orgId), eq(editorScripts.pageId, pageId), eq(editorScripts.moduleId, moduleId));

/** What can be used of a module's content: the database may have been edited by hand, and editors write it again here. */
function usable(module: StoredModule): EditorContent {
  const read = readStored(schema, module);
  if ('value' in read) return read.value.config;
  const { version, blocks } = (module.config ?? {}) as Record<'version' | 'blocks', unknown>;
  const whole = (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown) => {
    const alone = readStored(editorConfig, { version: 0, blocks: [block] });
    return 'value' in alone ? alone.value.blocks : [];
  });
  return { version: editorConfig.shape.version.safeParse(version).data ?? 0, blocks: whole };
}

const isEditor = (moduleId: string) => (one: StoredModule | null) => one?.id === moduleId && one.type === 'editor';

/** Reads and writes the content of editors; in a transaction where it is given one. */
export function createEditorRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) {
  async function read(place: ModulePlace, lock: boolean): Promise<{ modules: StoredModule[]; content: EditorContent } | undefined> {
    const query = db.select({ modules: pages.modules }).from(pages).where(pageOf(place));
    const [row] = await (lock ? query.for('update') : query);
    const modules = Array.isArray(row?.modules) ? row.modules : [];
    const module = modules.find(isEditor(place.moduleId));
    return module && { modules, content: usable(module) };
  }
  /** What was changed on the page is so in its working copy as well, unless that had other words there. */
  async function saveCopy(place: ModulePlace, before: readonly StoredModule[], config: EditorContent): Promise<void> {
    const ofPage = and(eq(pageDrafts.orgId, place.orgId), eq(pageDrafts.pageId, place.pageId));
    const [row] = await db.select({ content: pageDrafts.content }).from(pageDrafts).where(ofPage);
    if (!row) return;
    const was = before.find(isEditor(place.moduleId))?.config as Partial<EditorContent> | undefined;
    const modules = row.content.modules.map((one) =>
      isEditor(place.moduleId)(one) && isDeepStrictEqual(one.config['blocks'], was?.blocks) ? { ...one, config: { ...config } } : one,
    );
    await db
      .update(pageDrafts)
      .set({ content: { ...row.content, modules } })
      .where(ofPage);
  }

  /** The module in the page's working copy, which is the page itself where nothing differs from it. */
  async function findCopy(place: ModulePlace): Promise<EditorContent | undefined> {
    const ofPage = and(eq(pageDrafts.orgId, place.orgId), eq(pageDrafts.pageId, place.pageId));
    const [row] = await db.select({ content: pageDrafts.content }).from(pageDrafts).where(ofPage);
    if (!row) return (await read(place, false))?.content;
    const module = row.content.modules.find(isEditor(place.moduleId));
    return module && usable(module);
  }

  return {
    find: async (place: ModulePlace): Promise<EditorContent | undefined> => (await read(place, false))?.content,

    findCopy,

    /** Reads the content and keeps others from changing the page until the transaction ends. */
    lock: async (place: ModulePlace): Promise<EditorContent | undefined> => (await read(place, true))?.content,

    /** Replaces the module's content. Lock it first. */
    async save(place: ModulePlace, config: EditorContent): Promise<void> {
      const { modules } = (await read(place, false))!;
      const changed = modules.map((one) => (isEditor(place.moduleId)(one) ? { ...one, config } : one));
      // Editors of the working copy learn that the page is another one.
      const version = sql`${pages.version} + 1`;
      await db.update(pages).set({ modules: changed, version }).where(pageOf(place));
      await saveCopy(place, modules, config);
    },

    /** The scripts in their order; without any that is not the one its hash was made of. */
    async scripts(place: ModulePlace): Promise<{ sha256: string; source: string }[]> {
      const rows = await db
        .select({ sha256: editorScripts.sha256, source: editorScripts.source })
        .from(editorScripts)
        .where(scriptsOf(place))
        .orderBy(asc(editorScripts.position));
      return rows.filter(({ sha256, source }) => sha256 === sha256Of(source));
    },

    async saveScripts(place: ModulePlace, sources: readonly string[], authorId: string | null): Promise<void> {
      await db.delete(editorScripts).where(scriptsOf(place));
      const rows = sources.map((source, position) => ({ ...place, position, sha256: sha256Of(source), source, authorId }));
      if (rows.length > 0) await db.insert(editorScripts).values(rows);
    },
  };
}
