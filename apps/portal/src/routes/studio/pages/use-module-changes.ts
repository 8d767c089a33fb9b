import { newId, type Schemas } from '@foyer/api';
import { useMemo } from 'react';
import type { Change } from '../form/form-context.ts';
import { asObject } from '../form/schema.ts';
import { begunConfig } from './begun-config.ts';
import type { PageContent, PageSettings, Placed } from './page-content.ts';
import type { PageDraft } from './use-page-draft.ts';

const withModules = (content: PageContent, modules: Placed[]): PageContent => ({ ...content, modules });

/** An id that is new on every page and readable in the database: `location-3f9a12ab`. */
const idFor = (type: string): string => `${type}-${newId().slice(-8)}`;

/** Everything that is done to the modules of a page; the same functions as long as the draft is. */
export function useModuleChanges(draft: PageDraft) {
  return useMemo(() => {
    const change = (update: (modules: readonly Placed[]) => Placed[]) => draft.change((now) => withModules(now, update(now.modules)));
    const insert = (module: Placed, at: number) => change((modules) => modules.toSpliced(at, 0, module));
    const place = (id: string) => draft.state().content.modules.findIndex((module) => module.id === id);
    return {
      /** Puts a new one behind another one, or at the end; answers its id. */
      add(module: Schemas['StudioModuleType'], behind: string | null): string {
        const { type } = module;
        const id = idFor(type);
        const at = behind === null ? -1 : place(behind);
        insert({ id, type, title: {}, config: begunConfig(module) }, at < 0 ? draft.state().content.modules.length : at + 1);
        return id;
      },
      duplicate(id: string): string {
        const at = place(id);
        const copy = { ...structuredClone(draft.state().content.modules[at]!), id: idFor(draft.state().content.modules[at]!.type) };
        insert(copy, at + 1);
        return copy.id;
      },
      /** Answers how it is taken back. */
      remove(id: string): () => void {
        const at = place(id);
        const module = draft.state().content.modules[at]!;
        change((modules) => modules.filter((other) => other.id !== id));
        // It may be there again, as after the changes of the page were discarded.
        return () => void (place(id) < 0 && insert(module, at));
      },
      sort: (sorted: Placed[]) => change(() => sorted),
      settings: (changed: Partial<PageSettings>) => draft.change((now) => ({ ...now, ...changed })),
      /** Changes one module; all others stay the same objects. */
      module: (id: string, update: (module: Placed) => Placed) =>
        change((modules) => modules.map((module) => (module.id === id ? update(module) : module))),
      /** Changes one module's config. */
      config:
        (id: string): Change =>
        (update) =>
          change((modules) =>
            modules.map((module) => (module.id === id ? { ...module, config: asObject(update(module.config)) } : module)),
          ),
    };
  }, [draft]);
}

/** What can be done to modules. */
export type ModuleChanges = ReturnType<typeof useModuleChanges>;
