import type { Schemas } from '@foyer/api';

type Page = Schemas['Page'];
type Module = Schemas['Module'];

/** The text of a page, taken apart so that some of its modules can be exchanged without writing the others again. */
export interface PageText {
  page: Omit<Page, 'modules'>;
  /** Everything before the first module. */
  head: string;
  modules: { module: Module; text: string }[];
}

/** Takes the JSON text of a page apart. */
export function takeApart(body: string): PageText {
  const { modules, ...page } = JSON.parse(body) as Page;
  return {
    page,
    head: `${JSON.stringify(page).slice(0, -1)},"modules":[`,
    modules: modules.map((module) => ({ module, text: JSON.stringify(module) })),
  };
}

/** The JSON text of a page with these modules. */
export const putTogether = ({ head }: PageText, modules: readonly string[]): string => `${head}${modules.join(',')}]}`;
