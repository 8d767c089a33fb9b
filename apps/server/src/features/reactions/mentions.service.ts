import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { searchWords } from '../../shared/search/search.fold.ts';
import { toSuggestion } from './comments.presenter.ts';
import type { MentionsRepository } from './mentions.repository.ts';

const maxSuggestions = 8;

/** What parts the words of a name: "Jean-Luc" has two, as in the database (`holdsBeginning`). */
const betweenWords = /[^\p{L}\p{M}\p{N}]+/gu;

/** People whose names begin with what is typed. No one for blank text. */
export const createMentionsService =
  (mentions: MentionsRepository) =>
  async (me: Me, typed: string, locale: Locale): Promise<Schemas['MentionSuggestion'][]> => {
    const words = searchWords(typed.replace(betweenWords, ' '));
    if (words.length === 0) return [];
    return (await mentions.suggest(me, words, locale, maxSuggestions)).map((row) => toSuggestion(row, locale));
  };
