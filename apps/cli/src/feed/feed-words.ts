import { OutboundError } from '@foyer/outbound';
import { FeedRefusal, type ImportResult } from '@foyer/server/operate/feeds';
import { Refusal } from '../refusal.ts';

const refusals: Record<FeedRefusal['reason'], string> = {
  known: 'The customer has this feed already. "npx foyer feed list" shows it.',
  unknown: 'The customer has no such feed. "npx foyer feed list" shows those there are, with their ids.',
  too_many: 'The customer has a hundred feeds, which is the most there can be. Remove one first.',
};

/** Says in words why it did not go. */
export function inWords(error: unknown): never {
  if (error instanceof FeedRefusal) throw new Refusal(refusals[error.reason], { cause: error });
  if (error instanceof OutboundError) {
    const hint = error.reason === 'forbidden_address' ? ' Name it in OUTBOUND_ALLOW if it may be called all the same.' : '';
    throw new Refusal(`${error.message}.${hint}`, { cause: error });
  }
  throw error;
}

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** How an import went. */
export function sayResult(result: ImportResult): string {
  const pictures = 'pictures' in result && result.pictures > 0 ? `, ${counted(result.pictures, 'picture', 'pictures')} fetched` : '';
  switch (result.end) {
    case 'imported':
      return `${result.news === 0 ? 'nothing new' : counted(result.news, 'new piece of news', 'new pieces of news')}${pictures}`;
    case 'unchanged':
      return `nothing new${pictures}`;
    case 'failed':
      return `failed: ${result.reason}`;
  }
}
