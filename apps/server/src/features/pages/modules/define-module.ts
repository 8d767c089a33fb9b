import type { Schemas } from '@foyer/api';
import type { z } from 'zod';
import { localize } from '../../../platform/db/localized.ts';
import type { Locale, LocalizedText } from '../../../platform/db/types.ts';
import type { Me } from '../../../platform/http/operation.ts';
import type { ProblemField } from '../../../platform/http/problem.ts';
import type { ModuleVisibility } from '../../../shared/content/pages.policy.ts';
import { readStored, storedModule, type StoredModule } from '../../../shared/content/stored-module.ts';
import { toImage } from '../../../shared/media/media.presenter.ts';
import type { ModuleSources } from './sources.ts';

/** The name of a type of modules. */
export type ModuleType = Schemas['Module']['type'];

/** A module as the contract describes it. */
export type ModuleOf<Type extends ModuleType> = Extract<Schemas['Module'], { type: Type }>;

/** For whom a page is read. */
export interface Reading {
  orgId: string;
  locale: Locale;
  pageId: string;
  /** Guests are shown less (`mayShow`), and public media only. */
  guest: boolean;
  /** Editors read pages and articles that are not out as well. What is read for one must be kept for editors alone. */
  editor?: boolean;
  /** Opens the frames of a page that is read before it is published. */
  frameToken?: string;
  /** Editors see the working copy, whose frames are apart. */
  workingCopy?: boolean;
  /** The articles that modules above show: no story is shown twice on a page. */
  above?: readonly string[];
}

/** For whom modules are completed. */
export type PersonalReading = Pick<Reading, 'orgId' | 'locale'> & { me: Pick<Me, 'id'> };

/** What a module is resolved with: for whom, and where it looks things up. */
export interface Resolving extends Reading, ModuleSources {
  moduleId: string;
  /** The editor's, in the reader's language. */
  title: string;
  /** A text in the reader's language; empty for none. */
  textOf: (text: LocalizedText | null | undefined) => string;
  /** Reads pictures at once; the answer gives each by its id, null for what is no picture. */
  picturesOf: (ids: readonly (string | undefined)[]) => Promise<(id: string | undefined) => Schemas['Image'] | null>;
}

/** What a type adds to id, type and title. `options` may be left out where the contract has none; `title` replaces the editor's. */
type Content<Module extends Schemas['Module']> = Omit<Module, 'id' | 'type' | 'title' | 'options'> & { title?: string } & (Record<
    string,
    never
  > extends Module['options']
    ? { options?: Module['options'] }
    : { options: Module['options'] });

/** Everything the server has to know about a type of modules. */
export interface ModuleDefinition<Type extends ModuleType, Config extends z.ZodType> {
  type: Type;
  /** What an editor sets up. */
  config: Config;
  /** Whether guests may see it on a public page: only what shows nothing but the page's own content. */
  visibility: ModuleVisibility;
  /**
   * Makes what is the same for all who read, in as few queries as it can. Null where the module lacks what it cannot be shown without.
   */
  resolve: (config: z.output<Config>, resolving: Resolving) => Promise<Content<ModuleOf<Type>> | null> | Content<ModuleOf<Type>> | null;
  /** Which articles it shows; modules below leave them out (`above`). */
  articles?: (module: ModuleOf<Type>) => readonly string[];
  /**
   * Puts what one member alone sees into a module that was resolved for all. The module given is shared: return another one. It runs for every
   * request, so it should read in one query.
   */
  personal?: (module: ModuleOf<Type>, reading: PersonalReading, sources: ModuleSources) => Promise<ModuleOf<Type>>;
}

function resolvingFor(stored: Pick<StoredModule, 'id' | 'title'>, reading: Reading, sources: ModuleSources): Resolving {
  const { orgId, locale } = reading;
  const textOf: Resolving['textOf'] = (text) => localize(text ?? {}, locale).text;
  return {
    ...reading,
    ...sources,
    moduleId: stored.id,
    title: textOf(stored.title),
    textOf,
    async picturesOf(ids) {
      const rows = await sources.media.findAll(
        orgId,
        ids.filter((id) => id !== undefined),
      );
      const images = new Map(rows.map((row) => [row.id, toImage(row, locale)]));
      return (id) => images.get(id ?? '') ?? null;
    },
  };
}

/** Defines a type of modules, in its file `<type>.module.ts`, as `definition`. The registry is generated from these files. */
export function defineModule<Type extends ModuleType, Config extends z.ZodType>(definition: ModuleDefinition<Type, Config>) {
  const { type, config, visibility, resolve, articles, personal } = definition;
  const schema = storedModule(config);
  return {
    type,
    config,
    visibility,
    articles,
    personal,
    /** What of a stored module breaks a rule of its schema. */
    faults(stored: unknown): ProblemField[] {
      const read = readStored(schema, stored);
      return 'errors' in read ? read.errors : [];
    },
    /** What a stored module shows, or what is wrong with it; null for nothing to show. */
    async show(
      stored: unknown,
      reading: Reading,
      sources: ModuleSources,
    ): Promise<{ module: Schemas['Module'] | null } | { errors: ProblemField[] }> {
      const read = readStored(schema, stored);
      if ('errors' in read) return read;
      const module = read.value as Pick<StoredModule, 'id' | 'title'> & { config: z.output<Config> };
      const resolving = resolvingFor(module, reading, sources);
      const content = await resolve(module.config, resolving);
      return { module: content && ({ id: module.id, type, title: resolving.title, options: {}, ...content } as Schemas['Module']) };
    },
  };
}
