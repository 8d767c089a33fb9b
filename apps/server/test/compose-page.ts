import type { Schemas } from '@foyer/api';
import { pages } from '../src/shared/content/pages.tables.ts';
import type { ModuleConfig } from '../src/features/pages/modules/registry.ts';
import type { Browser } from './browser.ts';
import { ids } from './fixture.ts';
import type { TestServer } from './harness.ts';

type Page = Schemas['Page'];
type Module = Schemas['Module'];

/** Gives a function that stores a page with these modules and reads it as `reader`, in German unless another language is named. */
export function pageComposer({ database }: TestServer, reader: () => Browser) {
  let composed = 0;
  return async (modules: object[], locale: Schemas['Locale'] = 'de_DE'): Promise<Page> => {
    const id = `composed-${++composed}`;
    await database.db.insert(pages).values({ id, orgId: ids.org, title: { de_DE: 'Seite' }, modules: modules as ModuleConfig[] });
    return (await reader().get(`/pages/${id}?locale=${locale}`)).json<Page>();
  };
}

/** The page's first module of a type. */
export const moduleOf = <Type extends Module['type']>(page: Page, type: Type) =>
  page.modules.find((module) => module.type === type) as Extract<Module, { type: Type }>;
