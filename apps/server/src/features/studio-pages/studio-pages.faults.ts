import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { captionsType, isImage, isVideo } from '@foyer/media-files';
import type { Locale } from '../../platform/db/types.ts';
import type { ProblemField } from '../../platform/http/problem.ts';
import type { MediumFit } from '../../shared/content/config-fields.ts';
import { kindOf } from '../../shared/content/kind-of.ts';
import { untitledFrames } from '../editor/index.ts';
import { type ConfigField, definitionOf, faultsOfPlace, fieldsOf, wordFault } from '../pages/index.ts';
import type { Choice } from './studio-pages.choices.ts';
import type { Content, Placed } from './studio-pages.content.ts';
import { type Reference, referencesOf } from './studio-pages.references.ts';

/** What is wrong with a part of a page. */
interface Fault {
  error: ProblemField;
  /** The place of its module; null for the page's own. */
  module: number | null;
  /** Something is named that readers' page named before: it need not be there any more. */
  named?: readonly string[];
}

/** What a page is judged by. */
export interface Judging {
  id: string;
  content: Content;
  published: Content | null;
  found: ReadonlyMap<string, Choice>;
  /** The page that the start of the portal shows. */
  home: string | undefined;
}

const mostCharacters = 1_000;

/** More than an editor can look through at once. */
export const mostFaults = 200;

/** What readers' page needs besides its modules. */
function ownFaults({ title, type, news_id: article }: Content): Fault[] {
  const titles = Object.entries(title);
  const errors: ProblemField[] = [
    ...(titles.length === 0 ? [{ field: 'title', code: 'required' }] : []),
    ...titles.flatMap(([locale, text]) =>
      text.length > mostCharacters ? [{ field: `title.${locale}`, code: 'too_long', values: { limit: mostCharacters } }] : [],
    ),
    ...(type === 'article' && article === null ? [{ field: 'news_id', code: 'required' }] : []),
  ];
  return errors.map((error) => ({ error, module: null }));
}

const isBlank = (value: unknown): boolean =>
  value === '' ||
  (kindOf(value) === 'object' && !Object.values(value as object).some((text) => typeof text === 'string' && text.trim() !== ''));

/** Fields that must be there before readers are shown the module, although a form begins without them. */
const mustBeWritten = new Set<ConfigField['field']>([
  'localized',
  'link',
  'language',
  'article',
  'category',
  'feed',
  'group',
  'hotel',
  'medium',
  'page',
  'person',
]);

/** What is not written yet, and addresses that lead nowhere. */
function fieldFaults({ path, value, field, required }: ConfigField): ProblemField[] {
  if (value === undefined) return [];
  if (required && mustBeWritten.has(field) && isBlank(value)) return [{ field: path, code: 'required' }];
  const leadsNowhere = field === 'link' && typeof value === 'string' && value !== '' && safeLink(value) === null;
  return leadsNowhere ? [{ field: path, code: 'invalid_format' }] : [];
}

function faultsOfModule(placed: Placed, seen: Set<unknown>): ProblemField[] {
  const inPlace = faultsOfPlace(placed, seen);
  if (inPlace.length > 0) return inPlace;
  const broken = definitionOf(placed.type)!.faults(placed);
  const written = [
    ...fieldsOf(placed.type, placed.config).flatMap(fieldFaults),
    ...(placed.type === 'editor' ? untitledFrames(placed.config) : []),
  ];
  const known = new Set(broken.map(({ field }) => field));
  return [...broken, ...written.map((error) => ({ ...error, field: `config.${error.field}` })).filter(({ field }) => !known.has(field))];
}

const fits: Record<MediumFit, (type: string) => boolean> = { image: isImage, video: isVideo, captions: (type) => type === captionsType };

/** What is named and is not there, or is not what it has to be. */
function referenceFault(reference: Reference, { id, found }: Judging): Fault[] {
  const { kind, ids, field, module, accept } = reference;
  if (kind === 'page' && ids[0] === id) return [{ error: { field, code: 'own_page' }, module }];
  const choice = ids.map((one) => found.get(`${kind} ${one}`)).find((one) => one !== undefined);
  if (!choice) return [{ error: { field, code: 'not_found' }, module, named: ids.map((one) => `${kind} ${one}`) }];
  const isFit = accept.length === 0 || accept.some((one) => fits[one](choice.detail));
  return isFit ? [] : [{ error: { field, code: 'not_allowed' }, module }];
}

function faultsOf(judging: Judging): Fault[] {
  const { content, home } = judging;
  const seen = new Set<unknown>();
  const ofModules = content.modules.flatMap((placed, module) =>
    faultsOfModule(placed, seen).map((error) => ({ error: { ...error, field: `modules.${module}.${error.field}` }, module })),
  );
  const ofReferences = referencesOf(content, home).flatMap((reference) => referenceFault(reference, judging));
  const order = ({ module }: Fault): number => module ?? -1;
  return [...ownFaults(content), ...ofModules, ...ofReferences].sort((one, other) => order(one) - order(other));
}

/** What is wrong with a working copy, and whether it may be published all the same: what readers see already as it is does not keep the rest from that. */
function judged(judging: Judging): (Fault & { blocks: boolean })[] {
  const { content, published, home } = judging;
  const known = new Set(published ? referencesOf(published, home).flatMap(({ kind, ids }) => ids.map((id) => `${kind} ${id}`)) : []);
  // The page's own picture and article are foreign keys: what is gone cannot be stored there, wherever else it was named.
  const isKept = (field: string): boolean => published?.[field as 'image_id' | 'news_id'] === content[field as 'image_id' | 'news_id'];
  const mayStay = ({ error, module, named }: Fault): boolean =>
    named !== undefined && (module === null ? isKept(error.field) : named.some((one) => known.has(one)));
  const before = new Map(published?.modules.map((module) => [module.id, module]));
  const isUnchanged = (module: number): boolean => isDeepStrictEqual(content.modules[module], before.get(content.modules[module]!.id));
  return faultsOf(judging).map((fault) => {
    const { module } = fault;
    return { ...fault, blocks: !(module !== null && isUnchanged(module)) && !mayStay(fault) };
  });
}

/** Judges a working copy. */
export const judge = (judging: Judging, locale: Locale): Schemas['StudioPageFault'][] =>
  judged(judging).map(({ error, module, blocks }) => ({
    ...{ field: error.field, code: error.code, message: wordFault(locale, error) },
    module_id: module === null ? null : judging.content.modules[module]!.id,
    blocks_publication: blocks,
  }));

/** What keeps a working copy from being published. */
export const blockingFaults = (judging: Judging): ProblemField[] => judged(judging).flatMap(({ error, blocks }) => (blocks ? [error] : []));
