/** The most a cart holds of one reward (content §9). */
const mostOfOne = 99;

/** A member with coins enough for one may choose it; what is in the cart already is not counted. */
export const canAfford = (balance: number, coinsRequired: number): boolean => balance >= coinsRequired;

/** What decides whether one more of a reward that is on offer goes into the cart. */
export interface Addition {
  balance: number;
  coinsRequired: number;
  /** How many the cart holds. */
  quantity: number;
}

/** Why one more does not go into the cart; null where it does. */
export function refuseAddition({ balance, coinsRequired, quantity }: Addition): 'coins_missing' | 'cart_item_full' | null {
  if (!canAfford(balance, coinsRequired)) return 'coins_missing';
  return quantity >= mostOfOne ? 'cart_item_full' : null;
}

/** A line of the cart as far as its sum goes. */
export interface Line {
  name: string;
  coins: number;
  quantity: number;
  onOffer: boolean;
}

/** Why a cart cannot be ordered as it is. */
export type CartFault = { kind: 'withdrawn'; names: string[] } | { kind: 'coins_missing'; missing: number };

/** What a cart comes to. A line of 0 counts for nothing, so it blocks no order. */
export function sumUp(balance: number, lines: readonly Line[]): { used: number; remaining: number; fault: CartFault | null } {
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  const used = wanted.reduce((sum, { coins, quantity }) => sum + coins * quantity, 0);
  const remaining = balance - used;
  const names = wanted.filter(({ onOffer }) => !onOffer).map(({ name }) => name);
  if (names.length > 0) return { used, remaining, fault: { kind: 'withdrawn', names } };
  return { used, remaining, fault: remaining < 0 ? { kind: 'coins_missing', missing: -remaining } : null };
}
