import type { Context } from '../../platform/context.ts';
import type { CartsRepository } from './carts.repository.ts';

/** Sends every page the cart's revision as soon as its connection begins: what changed between its first view and then reached no page. */
export function announceCartOnConnect(
  { realtime, log }: Pick<Context, 'realtime' | 'log'>,
  { revisionOf }: Pick<CartsRepository, 'revisionOf'>,
): void {
  realtime.onConnect((userId, send) =>
    revisionOf(userId).then(
      (revision) => {
        if (revision > 0) send({ type: 'cart', revision });
      },
      (error: unknown) => log.warn({ err: error }, 'A member could not be notified of their cart'),
    ),
  );
}
