import { aPage } from '../factories/pages.ts';
import type { Schemas } from '../factories/overrides.ts';
import {
  aStudioPage,
  aStudioPageContent,
  aStudioPageList,
  studioChoices,
  studioModuleTypes,
  studioPageVersions,
} from '../factories/studio-pages.ts';
import { failing, mock, problem } from './mock.ts';

type Page = Schemas['StudioPage'];

export const listStudioPages = (list: Schemas['StudioPageList'] = aStudioPageList()) =>
  mock('listStudioPages', ({ query }) => {
    const [state, type] = [query.get('state'), query.get('type')];
    const results = list.results.filter((entry) => (!state || entry.state === state) && (!type || entry.type === type));
    return { ...list, results, total: results.length };
  });
export const listStudioPagesFails = failing('listStudioPages');

export const createStudioPage = (page: Page = aStudioPage({ state: 'draft', published: null })) => mock('createStudioPage', () => page);
export const getStudioPage = (page: Page = aStudioPage()) => mock('getStudioPage', () => page);
export const getStudioPageFails = failing('getStudioPage', 404, 'not_found');

/** Keeps what is saved, as the server does; a change of another version is refused. */
export const setStudioPage = (page: Page = aStudioPage()) => {
  let { version } = page;
  return mock('setStudioPage', ({ body }) => {
    if (body.version !== version) return problem(409, 'changed_meanwhile');
    version += 1;
    return { ...page, version, content: body.content, state: page.state === 'draft' ? 'draft' : 'changed' };
  });
};
export const setStudioPageFails = failing('setStudioPage', 409, 'changed_meanwhile');

export const publishStudioPage = (page: Page = aStudioPage()) =>
  mock('publishStudioPage', () => ({ ...page, version: page.version + 1, state: 'live', published: page.content }));
export const publishStudioPageFails = failing('publishStudioPage', 400, 'page_incomplete');
export const discardStudioPage = (page: Page = aStudioPage()) =>
  mock('discardStudioPage', () => ({ ...page, version: page.version + 1, state: 'live', content: page.published ?? page.content }));
export const deleteStudioPage = () => mock('deleteStudioPage', () => null);
export const deleteStudioPageFails = failing('deleteStudioPage', 409, 'page_in_use');
export const restoreStudioPage = () => mock('restoreStudioPage', () => null);
export const getStudioPagePreview = (page: Schemas['Page'] = aPage()) => mock('getStudioPagePreview', () => page);
export const getStudioPagePreviewFails = failing('getStudioPagePreview', 409, 'page_not_for_guests');
export const listStudioPageVersions = (versions: Schemas['StudioPageVersion'][] = studioPageVersions()) =>
  mock('listStudioPageVersions', () => versions);
export const getStudioPageVersion = (content: Schemas['StudioPageContent'] = aStudioPageContent()) =>
  mock('getStudioPageVersion', ({ path }) => ({ version: Number(path['version']), content }));
export const listStudioModuleTypes = (types: Schemas['StudioModuleTypes'] = studioModuleTypes()) =>
  mock('listStudioModuleTypes', () => types);

/** Those of the kind that is asked for whose names hold the words. */
export const listStudioChoices = (choices: Schemas['StudioChoice'][] = studioChoices()) =>
  mock('listStudioChoices', ({ query }) => {
    const words = (query.get('q') ?? '').toLowerCase();
    const results = choices.filter(({ kind, title }) => kind === query.get('kind') && title.toLowerCase().includes(words));
    return { results, has_more: false };
  });
