import type { Schemas } from '@foyer/api';
import { languageName } from '@foyer/locales';
import type { ReadSettings } from '@foyer/settings';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import { Problem } from '../../platform/http/problem.ts';
import { toPublication } from '../../shared/content/publication.presenter.ts';
import { notPublished } from '../../shared/content/pages.policy.ts';
import { searchWords } from '../../shared/search/search.fold.ts';
import { findLanguages } from './search.languages.ts';
import { toNewsHit, toPageHit, toPersonHit } from './search.presenter.ts';
import type { SearchRepository } from './search.repository.ts';
import {
  newsSource,
  pagesSource,
  peopleFieldSource,
  peopleLanguageSource,
  peopleSource,
  type Source,
  suggestionSource,
} from './search.sources.ts';

type Area = Schemas['SearchArea'];
type Field = Schemas['SearchFieldId'];

const maxSuggestions = 10;
const areas: readonly Area[] = ['news', 'pages', 'people'];

/** Who searches, and how the answer is cut. */
export interface SearchScope {
  me: Me;
  orgId: string;
  locale: Locale;
  /** They find what is not out as well, marked as what it is. */
  editor: boolean;
  page: PageRequest;
}

const offers = ({ type, fields }: ReadSettings['advancedSearch'], field: Field): boolean =>
  type === 'extended' && fields.some(({ fieldId }) => fieldId === field);

/** What members find, and editors as well among what is not out. */
export function createSearchService(context: Pick<Context, 'settings'>, repository: SearchRepository) {
  const read = {
    async news({ orgId, locale, editor }: SearchScope, ids: string[]) {
      const rows = await repository.readNews(orgId, ids, locale);
      if (!editor) return rows.map((row) => toNewsHit(row, locale));
      const { timeZone } = await context.settings.of(orgId);
      return rows.map((row) => ({ ...toNewsHit(row, locale), publication: toPublication(row, timeZone) }));
    },
    async pages({ orgId, locale, editor }: SearchScope, ids: string[]) {
      const rows = await repository.readPages(orgId, ids, locale);
      return rows.map((row) => ({ ...toPageHit(row), ...(editor && notPublished(row)) }));
    },
    async people({ me, orgId, locale }: SearchScope, ids: string[]) {
      const { profileOptions } = await context.settings.of(orgId);
      return (await repository.readPeople(orgId, ids, locale)).map((row) => toPersonHit(row, { me, locale, profileOptions }));
    },
  };

  async function group(area: Area, source: Source, words: readonly string[], scope: SearchScope): Promise<Schemas['SearchGroup']> {
    const byName = area === 'people' && (await context.settings.of(scope.orgId)).baseOptions.showUsersInOrder;
    const { ids, total } = await repository.find(source, words, scope.page, byName ? 'position' : 'fit');
    const results = ids.length > 0 ? await read[area](scope, ids) : [];
    return { area, total, results, pagination: paginate(scope.page, total) };
  }

  const together = (found: readonly Schemas['SearchGroup'][]): Schemas['SearchResults'] => ({
    total: found.reduce((sum, { total }) => sum + total, 0),
    groups: found.filter(({ total }) => total > 0),
  });

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

    /** Everything that holds the words. Nothing for blank text. */
    async everywhere(text: string, area: Area | undefined, scope: SearchScope): Promise<Schemas['SearchResults']> {
      const words = searchWords(text);
      if (words.length === 0) return together([]);
      const sources = { news: newsSource, pages: pagesSource, people: peopleSource };
      const wanted = area ? [area] : areas;
      return together(await Promise.all(wanted.map((one) => group(one, sources[one](scope), words, scope))));
    },

    /** People by one field. Nothing for blank text. */
    async byField(field: Field, text: string, scope: SearchScope): Promise<Schemas['SearchResults']> {
      const { orgId, locale } = scope;
      const settings = await requireField(orgId, field);
      const words = searchWords(text);
      if (words.length === 0) return together([]);
      if (field !== 'language') return together([await group('people', peopleFieldSource(orgId, locale, field), words, scope)]);
      const source = peopleLanguageSource(orgId, findLanguages(settings.languages, words, locale));
      return together([await group('people', source, [], scope)]);
    },
  };
}
