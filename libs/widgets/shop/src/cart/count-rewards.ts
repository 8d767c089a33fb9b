import type { Schemas } from '@foyer/api';

/** How many pieces the cart holds in all. */
export const countRewards = ({ summary }: Schemas['Cart']): number => summary.items.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of one reward it holds. */
export const countOf = (cart: Schemas['Cart'] | undefined, productId: string): number =>
  cart?.summary.items.find(({ product }) => product.id === productId)?.quantity ?? 0;

/** What the member has, the cart's coins included. */
export const balanceOf = ({ summary: { props } }: Schemas['Cart']): number => props.coins_remaining + props.used_bonus_coins;
