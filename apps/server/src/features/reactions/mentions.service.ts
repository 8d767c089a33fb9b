import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { toSuggestion } from './comments.presenter.ts';
import { nameWords, type PeopleByName } from '../../shared/people/people-by-name.ts';

const maxSuggestions = 8;

/** People whose names begin with what is typed. No one for blank text. */
export const createMentionsService =
  (people: PeopleByName) =>
  async (me: Me, typed: string, locale: Locale): Promise<Schemas['MentionSuggestion'][]> => {
    const words = nameWords(typed);
    if (words.length === 0) return [];
    return (await people.suggest(me, words, locale, maxSuggestions)).map((row) => toSuggestion(row, locale));
  };
