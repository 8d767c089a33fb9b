import { type ComponentType, useEffect, useState } from 'react';
import type { AddToCart } from '../cart/use-cart.ts';

interface Loaded {
  Content?: ComponentType<{ adding: AddToCart }>;
  failed?: boolean;
}

/** The code of the cart, which brings fields that the rewards do without: loaded when the cart is first opened. */
export function useCartContent(open: boolean): Loaded & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded>({});
  const load = () =>
    void import('./cart-content.tsx').then(
      ({ CartContent }) => setLoaded({ Content: CartContent }),
      () => setLoaded({ failed: true }),
    );
  useEffect(() => {
    if (open) load();
  }, [open]);
  return { ...loaded, retry: load };
}
