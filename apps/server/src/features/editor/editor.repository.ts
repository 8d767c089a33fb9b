import { and, asc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { editorScripts } from './editor.tables.ts';
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

const pageOf = ({ orgId, pageId }: ModulePlace) => and(eq(pages.orgId, orgId), eq(pages.id, pageId));
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
  return {
    find: async (place: ModulePlace): Promise<EditorContent | undefined> => (await read(place, false))?.content,

    /** Reads the content and keeps others from changing the page until the transaction ends. */
    lock: async (place: ModulePlace): Promise<EditorContent | undefined> => (await read(place, true))?.content,

    /** Replaces the module's content. Lock it first. */
    async save(place: ModulePlace, config: EditorContent): Promise<void> {
      const { modules } = (await read(place, false))!;
      const changed = modules.map((one) => (isEditor(place.moduleId)(one) ? { ...one, config } : one));
      await db.update(pages).set({ modules: changed }).where(pageOf(place));
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
