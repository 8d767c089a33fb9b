import { AccountRefusal } from '@foyer/server/operate/accounts';
import { Refusal } from '../refusal.ts';

const words: Record<AccountRefusal['reason'], (value: string) => string> = {
  taken: (value) => `There is an account with "${value}" already. Choose another one, or open a closed account with "foyer user enable".`,
  unknown: (value) => `There is no account with the address or user name "${value}". Check the spelling.`,
  hotel: (value) => `There is no hotel "${value}". Leave --hotel out, or write its name as the portal shows it.`,
};

/** Words what the rules of accounts refuse; passes on everything else. */
export function inWords(error: unknown): never {
  throw error instanceof AccountRefusal ? new Refusal(words[error.reason](error.value), { cause: error }) : error;
}
