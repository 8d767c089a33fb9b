import type { Context } from '../../platform/context.ts';
import type { Handlers } from '../../platform/http/operation.ts';
import { addressGroup } from '../../shared/throttle/address-group.ts';
import { createSlowdown, slowdownOfAddresses } from '../../shared/throttle/slowdown.ts';
import { tokenIdOf } from '../../shared/identity/mailed-links.address.ts';
import { isGoodLink } from '../../shared/identity/mailed-links.repository.ts';

/** The handler of `checkMailedLink`. A hotel's staff comes from one address, and each opening of a page counts. */
export function createMailedLinksHandlers({ db, pool }: Pick<Context, 'db' | 'pool'>): Pick<Handlers, 'checkMailedLink'> {
  const clients = createSlowdown(pool, 'mailed-link', { ...slowdownOfAddresses, free: 300 });
  return {
    async checkMailedLink({ query, org, request }) {
      await clients.take(addressGroup(request.ip));
      const { purpose, user_id: userId, hash } = query;
      return { valid: await isGoodLink(db, { orgId: org.id, purpose, userId, tokenId: tokenIdOf(hash) }) };
    },
  };
}
