import type { Schemas } from '@foyer/api';
import { languageName } from '@foyer/locales';
import type { ReadSettings } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import { paginate } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { searchWords } from '../../shared/search/search.fold.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import type { SearchScope } from './search.everywhere.ts';
import { findLanguages } from './search.languages.ts';
import { createMarker } from './search.marks.ts';
import { plainWords } from './search.query.ts';
import type { SearchRepository } from './search.repository.ts';
import { peopleFieldSource, peopleLanguageSource, type Source, suggestionSource } from './search.sources.ts';

type Field = Schemas['SearchFieldId'];

const maxSuggestions = 10;

const offers = ({ type, fields }: ReadSettings['advancedSearch'], field: Field): boolean =>
  type === 'extended' && fields.some(({ fieldId }) => fieldId === field);

/** What members find of people by one field. */
export function createFieldSearch(context: Pick<Context, 'settings'>, repository: SearchRepository, people: SearchSource) {
  async function together(source: Source, text: string, words: readonly string[], scope: SearchScope): Promise<Schemas['SearchResults']> {
    const byName = (await context.settings.of(scope.orgId)).baseOptions.showUsersInOrder;
    const { ids, total } = await repository.find(source, words, scope.page, byName ? 'position' : 'fit');
    if (total === 0) return { total, counts: [], did_you_mean: null, groups: [] };
    const { marksIn } = createMarker(plainWords(text), scope.locale);
    const found = ids.map((id) => ({ id, locale: scope.locale, title: '', body: '' }));
    const hits = new Map((ids.length > 0 ? await people.hits(found, scope) : []).map((hit) => [hit.id, hit]));
    const results = ids.flatMap((id) => {
      const hit = hits.get(id);
      return hit ? { ...hit, text: hit.text ?? null, title_marks: marksIn(hit.title), text_marks: marksIn(hit.text ?? '') } : [];
    });
    const counts = [{ area: people.kind, total }];
    return { total, counts, did_you_mean: null, groups: [{ area: people.kind, total, results, pagination: paginate(scope.page, total) }] };
  }

  /** Throws 404 for a field the customer does not offer. */
  async function requireField(orgId: string, field: Field): Promise<ReadSettings> {
    const settings = await context.settings.of(orgId);
    if (!offers(settings.advancedSearch, field)) throw new Problem(404, 'not_found');
    return settings;
  }

  return {
    async fields(orgId: string, locale: Locale): Promise<Schemas['SearchField'][]> {
      const { type, fields } = (await context.settings.of(orgId)).advancedSearch;
      return type === 'extended' ? fields.map(({ fieldId, name }) => ({ field_id: fieldId, name: localize(name, locale).text })) : [];
    },

    async suggestions(orgId: string, field: Field, text: string, locale: Locale): Promise<Schemas['SearchSuggestion'][]> {
      const settings = await requireField(orgId, field);
      const words = searchWords(text);
      if (words.length === 0) return [];
      if (field !== 'language') return repository.suggest(suggestionSource(orgId, locale, field), words, maxSuggestions);
      return findLanguages(settings.languages, words, locale).map((key) => ({ id: key, title: languageName(key, locale) }));
    },

    /** People by one field. Nothing for blank text. */
    async byField(field: Field, text: string, scope: SearchScope): Promise<Schemas['SearchResults']> {
      const { orgId, locale } = scope;
      const settings = await requireField(orgId, field);
      const words = searchWords(text);
      if (words.length === 0) return { total: 0, counts: [], did_you_mean: null, groups: [] };
      if (field !== 'language') return together(peopleFieldSource(orgId, locale, field), text, words, scope);
      return together(peopleLanguageSource(orgId, findLanguages(settings.languages, words, locale)), '', [], scope);
    },
  };
}
