import type { Schemas } from '@foyer/api';
import type { Context } from '../../platform/context.ts';
import { paginate, type PageRequest } from '../../platform/http/pagination.ts';
import type { SearchReader, SearchSource } from '../../shared/search/search-source.ts';
import { createSearchFinder, type FoundGroup, guessed } from './search.found.ts';
import { createMarker, meantBy } from './search.marks.ts';
import { indexQueries, plainWords, type QueryWord } from './search.query.ts';
import { createSearchWords } from './search.words.ts';

type Area = Schemas['SearchArea'];

/** Who searches, and how the answer is cut. */
export interface SearchScope extends SearchReader {
  page: PageRequest;
}

const nothing: Schemas['SearchResults'] = { total: 0, counts: [], did_you_mean: null, groups: [] };
const suggestedPerKind = 4;
const mostSuggested = 10;

/** Whether what was found is hardly what was meant. */
const isPoor = (found: readonly FoundGroup[]): boolean => found.every(({ best }) => best > guessed);

/** Shows what was found of a kind, with what fits in its texts. */
async function show(
  source: SearchSource,
  { shown }: FoundGroup,
  words: readonly QueryWord[],
  reader: SearchReader,
): Promise<Schemas['SearchHit'][]> {
  if (shown.length === 0) return [];
  const hits = new Map((await source.hits(shown, reader)).map((hit) => [hit.id, hit]));
  return shown.flatMap(({ id, locale, body }) => {
    const hit = hits.get(id);
    if (!hit) return [];
    const { marksIn, passage } = createMarker(words, locale);
    const part = hit.text === undefined ? passage(body) : { text: hit.text ?? '', marks: marksIn(hit.text ?? '') };
    return { ...hit, title_marks: marksIn(hit.title), text: part.text || null, text_marks: part.marks };
  });
}

/** Searches everything that has a source. */
export function createSearchEverywhere(context: Pick<Context, 'db' | 'settings'>, sources: readonly SearchSource[]) {
  const find = createSearchFinder(context, sources);
  const vocabulary = createSearchWords(context);
  const sourceOf = new Map(sources.map((source) => [source.kind, source]));

  interface What {
    area?: Area | undefined;
    titles?: boolean;
  }

  /** What was found, and by which words; where that is poor, by words that may have been meant. */
  async function look(
    text: string,
    { area, titles = false }: What,
    scope: SearchScope,
  ): Promise<{ words: QueryWord[]; found: FoundGroup[] }> {
    const peopleInOrder = !titles && (await context.settings.of(scope.orgId)).baseOptions.showUsersInOrder;
    const ask = (words: readonly QueryWord[], widest: 'parted' | 'slipped') =>
      find(scope, { queries: indexQueries(words), widest, area, titles, peopleInOrder, page: scope.page });
    const words = await vocabulary.widen(scope.orgId, plainWords(text), titles ? 'titles' : 'texts');
    const found = await ask(words, 'parted');
    if (!isPoor(found)) return { words, found };
    const corrected = await vocabulary.correct(scope.orgId, words);
    if (corrected.every(({ slips }) => slips.length === 0)) return { words, found };
    const guesses = await ask(corrected, 'slipped');
    return { words: corrected, found: guesses };
  }

  return {
    /** Everything that holds the words. Nothing for text without words. */
    async everywhere(text: string, area: Area | undefined, scope: SearchScope): Promise<Schemas['SearchResults']> {
      if (plainWords(text).length === 0) return nothing;
      const { words, found } = await look(text, { area }, scope);
      const wanted = found.filter((group) => area === undefined || group.area === area);
      const groups = await Promise.all(
        wanted.map(async (group) => ({
          area: group.area,
          total: group.total,
          results: await show(sourceOf.get(group.area)!, group, words, scope),
          pagination: paginate(scope.page, group.total),
        })),
      );
      const best = wanted.find(({ shown }) => shown.length > 0);
      return {
        total: wanted.reduce((sum, { total }) => sum + total, 0),
        counts: found.map(({ area: kind, total }) => ({ area: kind, total })),
        did_you_mean: best && best.best >= guessed ? meantBy(text, words, best.shown[0]!) : null,
        groups,
      };
    },

    /** What has such a title and can be gone to, the best first. */
    async suggest(text: string, reader: SearchReader): Promise<Schemas['SearchSuggestion'][]> {
      if (plainWords(text).length === 0) return [];
      const scope = { ...reader, page: { page: 1, limit: suggestedPerKind } };
      const { found } = await look(text, { titles: true }, scope);
      const suggested = await Promise.all(
        found.map(async ({ area, shown }) => {
          const hits = new Map((await sourceOf.get(area)!.hits(shown, reader)).map((hit) => [hit.id, hit]));
          return shown.flatMap(({ id }) => {
            const { title, url } = hits.get(id) ?? {};
            return title && url ? { id, title, area, url } : [];
          });
        }),
      );
      return suggested.flat().slice(0, mostSuggested);
    },
  };
}
