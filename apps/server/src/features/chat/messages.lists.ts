import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { searchWords } from '../../shared/search/search.fold.ts';
import { storable } from './chat.policy.ts';
import type { ChatParts } from './chat.parts.ts';
import { showMessages } from './messages.presenter.ts';
import type { MessagePlace, MessageRow } from './messages.repository.ts';

/** Where messages are asked for, and how many; of the places the first given counts. */
export interface MessagesAsked {
  before?: number;
  after?: number;
  around?: number;
  limit: number;
}

const changesPage = 200;

/** What lies before a place and what from it on, each with how many of it are wanted; those of one page together are at most `limit`. */
function windowsOf({ limit, ...asked }: MessagesAsked): { earlier?: [MessagePlace, number]; later?: [MessagePlace] } {
  const [before, after, around] = [asked.before, asked.after, asked.around].map((place) =>
    place === undefined ? undefined : storable(place),
  );
  if (before !== undefined) return { earlier: [{ before }, limit] };
  if (after !== undefined) return { later: [{ after }] };
  if (around !== undefined) return { earlier: [{ before: around }, Math.floor(limit / 2)], later: [{ after: around - 1 }] };
  return { earlier: [{ latest: true }, limit] };
}

/** Lists the messages of conversations. */
export function createMessageLists({ messages, search, ofMessages, membership }: ChatParts) {
  return {
    async list(me: Me, id: string, asked: MessagesAsked, locale: Locale): Promise<Schemas['ChatMessageList']> {
      const { conversation, member } = await membership(me, id);
      const at = (place: MessagePlace, most: number): Promise<MessageRow[]> => messages.at(id, member.fromSeq, place, most);
      const isThere = async (place: MessagePlace): Promise<boolean> => (await at(place, 1)).length > 0;
      const { earlier, later } = windowsOf(asked);
      const [before, wanted] = earlier ? [await at(earlier[0], earlier[1] + 1), earlier[1]] : [[], 0];
      const rest = asked.limit - Math.min(before.length, wanted);
      const after = later ? await at(later[0], rest + 1) : [];
      const rows = [...before.slice(0, wanted).reverse(), ...after.slice(0, rest)];
      const [first, last] = [rows[0]?.seq ?? storable(asked.after ?? 0), rows.at(-1)?.seq ?? storable(asked.before ?? 0)];
      return {
        results: await showMessages(ofMessages, rows, locale),
        has_before: earlier ? before.length > wanted : await isThere({ before: first }),
        has_after: later ? after.length > rest : asked.before !== undefined && (await isThere({ after: last })),
        last_seq: conversation.lastSeq,
      };
    },

    /** Those that hold every word of what is looked for (`searchMessages` in the contract). */
    async search(
      me: Me,
      id: string,
      { query, before, limit }: { query: string; before?: number; limit: number },
      locale: Locale,
    ): Promise<Schemas['ChatMessageSearch']> {
      const { member } = await membership(me, id);
      const rows = await search({
        ...{ conversationId: id, fromSeq: member.fromSeq, words: searchWords(query) },
        ...{ before: before === undefined ? undefined : storable(before), limit: limit + 1 },
      });
      return { results: await showMessages(ofMessages, rows.slice(0, limit), locale), has_before: rows.length > limit };
    },

    /** All that has changed since a number, a page of it at a time (`listMessageChanges` in the contract). */
    async changes(me: Me, id: string, after: number, locale: Locale): Promise<Schemas['ChatMessageChanges']> {
      // Before the messages: what changes meanwhile is told by the next page or event, and does no harm when it is told twice.
      const { conversation, member } = await membership(me, id);
      const rows = await messages.changedAfter(id, member.fromSeq, storable(after), changesPage + 1);
      const more = rows.length > changesPage;
      const page = rows.slice(0, changesPage);
      const last = page.at(-1)?.changedSeq ?? 0;
      const lastSeq = Math.max(conversation.lastSeq, last);
      return { results: await showMessages(ofMessages, page, locale), seq: more ? last : lastSeq, last_seq: lastSeq, more };
    },
  };
}
