import { and, asc, eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type { Db } from '../../platform/db/client.ts';
import { editorScripts } from './editor.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { ModuleConfig } from '../../shared/content/module-config.ts';
import { faultsOfStored } from '../../shared/content/stored-module.ts';

/** A module editor as it stands on its page. */
export type EditorModuleRow = Extract<ModuleConfig, { type: 'editor' }>;

type Block = EditorModuleRow['config']['blocks'][number];

/** Where a module stands. */
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

const holding = (block: Block): EditorModuleRow => ({ id: 'm', type: 'editor', title: {}, config: { version: 0, blocks: [block] } });

/** What can be used of a module's content: somebody may have edited the database by hand, and editors write it anew here. */
function usable(module: EditorModuleRow): EditorModuleRow {
  if (faultsOfStored(module).length === 0) return module;
  const { version, blocks } = (module.config ?? {}) as Partial<Record<keyof EditorModuleRow['config'], unknown>>;
  const known = Number.isSafeInteger(version) && (version as number) >= 0 ? (version as number) : 0;
  const whole = (Array.isArray(blocks) ? blocks : []).filter((block: Block) => faultsOfStored(holding(block)).length === 0) as Block[];
  return { ...module, config: { version: known, blocks: whole } };
}

const isEditor = (moduleId: string) => (one: ModuleConfig | null) => one?.id === moduleId && one.type === 'editor';

/** Reads and writes the content of editors; in a transaction where it is given one. */
export function createEditorRepository(db: Pick<Db, 'select' | 'insert' | 'update' | 'delete'>) {
  async function read(place: ModulePlace, lock: boolean): Promise<{ modules: ModuleConfig[]; module: EditorModuleRow } | undefined> {
    const query = db.select({ modules: pages.modules }).from(pages).where(pageOf(place));
    const [row] = await (lock ? query.for('update') : query);
    const modules = Array.isArray(row?.modules) ? row.modules : [];
    const module = modules.find(isEditor(place.moduleId)) as EditorModuleRow | undefined;
    return module && { modules, module: usable(module) };
  }
  return {
    find: async (place: ModulePlace): Promise<EditorModuleRow | undefined> => (await read(place, false))?.module,

    /** Reads the module and keeps others from changing the page until the transaction ends. */
    lock: async (place: ModulePlace): Promise<EditorModuleRow | undefined> => (await read(place, true))?.module,

    /** Puts another config in the place of the module's. Lock it first. */
    async save(place: ModulePlace, config: EditorModuleRow['config']): Promise<void> {
      const { modules } = (await read(place, false))!;
      const changed = modules.map((one) => (isEditor(place.moduleId)(one) ? ({ ...one, config } as ModuleConfig) : one));
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
export type EditorRepository = ReturnType<typeof createEditorRepository>;
