import type { Schemas } from '../factories/overrides.ts';
import { portalSuggestions, searchFields, searchSuggestions, someSearchResults } from '../factories/search.ts';
import { failing, mock } from './mock.ts';

export const search = (results: Schemas['SearchResults'] = someSearchResults()) => mock('search', () => results);
export const searchFails = failing('search');

export const listSearchFields = (fields: Schemas['SearchField'][] = searchFields()) => mock('listSearchFields', () => fields);
export const listSearchFieldsFails = failing('listSearchFields');

/** Answers the suggestions that hold what was typed; without a field those of the portal. */
export const listSearchSuggestions = (given?: Schemas['SearchSuggestion'][]) =>
  mock('listSearchSuggestions', ({ query }) => {
    const suggestions = given ?? (query.has('field_id') ? searchSuggestions() : portalSuggestions());
    const typed = (query.get('query') ?? '').trim().toLowerCase();
    return typed ? suggestions.filter(({ title }) => title.toLowerCase().includes(typed)) : [];
  });
export const listSearchSuggestionsFails = failing('listSearchSuggestions');
