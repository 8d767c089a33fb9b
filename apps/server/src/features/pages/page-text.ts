import type { Schemas } from '@foyer/api';
import { frozen } from '../../platform/http/frozen.ts';

type Page = Schemas['Page'];
type Module = Schemas['Module'];

/** The text of a page, taken apart so that some of its modules can be exchanged without writing or encoding the others again. */
export interface PageText {
  page: Omit<Page, 'modules'>;
  /** Everything before the first module. */
  head: Buffer;
  modules: ModuleText[];
}

/** A module of such a page. */
export interface ModuleText {
  module: Module;
  text: Buffer;
}

/** Takes the JSON text of a page apart. */
export function takeApart(body: string): PageText {
  const { modules, ...page } = JSON.parse(body) as Page;
  return {
    page,
    head: Buffer.from(`${JSON.stringify(page).slice(0, -1)},"modules":[`),
    modules: modules.map((module) => ({ module: frozen(module), text: Buffer.from(JSON.stringify(module)) })),
  };
}

const comma = Buffer.from(',');
const end = Buffer.from(']}');

/** The JSON text of a page with these modules. */
export const putTogether = ({ head }: PageText, modules: readonly Buffer[]): Buffer =>
  Buffer.concat([head, ...modules.flatMap((text, index) => (index === 0 ? [text] : [comma, text])), end]);
