import type { Context } from '../../platform/context.ts';
import type { CartsRepository } from './carts.repository.ts';

/** Tells every page how new the cart is as soon as its connection begins: what changed between its first view and then was told to no one. */
export function greetWithCart(
  { realtime, log }: Pick<Context, 'realtime' | 'log'>,
  { revisionOf }: Pick<CartsRepository, 'revisionOf'>,
): void {
  realtime.onConnect((userId, tell) => {
    revisionOf(userId).then(
      (revision) => {
        if (revision > 0) tell({ type: 'cart', revision });
      },
      (error: unknown) => log.warn({ err: error }, 'A member could not be told about their cart'),
    );
  });
}
