import { newId } from '@foyer/api';
import { useState } from 'react';
import { useAddToCart } from '../cart/use-cart.ts';
import { useTellCart } from '../cart/use-tell-cart.ts';
import { CartBar } from '../cart-bar/cart-bar.tsx';
import { CartDialog } from '../cart-dialog/cart-dialog.tsx';
import type { ShopOptions } from '../options.ts';
import { Rewards } from '../rewards/rewards.tsx';
import * as styles from './shop.css.ts';

/** Rewards for bonus points and the cart they are put into: choosing one adds it and opens the cart (content §2). */
export function Shop({ limit }: ShopOptions) {
  useTellCart();
  const [open, setOpen] = useState(false);
  const adding = useAddToCart();
  const select = (productId: string) => {
    setOpen(true);
    adding.mutate({ product_id: productId, key: newId() });
  };
  const close = () => {
    setOpen(false);
    // What could not be added is not shown again the next time.
    if (adding.isError) adding.reset();
  };
  return (
    <div className={styles.box}>
      <CartBar onOpen={() => setOpen(true)} />
      <Rewards limit={limit} onSelect={select} />
      <CartDialog open={open} adding={adding} onClose={close} />
    </div>
  );
}
