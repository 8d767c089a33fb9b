import { cartQuery, useApi } from '@foyer/api';
import { useWidget } from '@foyer/widget-element';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countRewards } from './count-rewards.ts';
import { useCart } from './use-cart.ts';

/** On another website: reads the cart again when another page of the member's has changed it, and tells this page of every change. */
export function useTellCart(): void {
  const api = useApi();
  const queries = useQueryClient();
  const widget = useWidget();
  const { data: cart } = useCart();
  const count = cart && countRewards(cart);
  useEffect(
    () => widget?.events?.subscribe('cart', () => void queries.invalidateQueries({ queryKey: cartQuery(api).queryKey })),
    [widget, queries, api],
  );
  useEffect(() => void (count !== undefined && widget?.emit('cart', { count })), [widget, count]);
}
