import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { type Quotas, refuseSize } from './uploads.policy.ts';
import { createUploadsRepository } from './uploads.repository.ts';

/**
 * Throws 413 where there is no room for so many bytes more of a member's. In the transaction that adds them: no one else of the customer's adds any until it ends. The quotas are read before it.
 */
export async function requireRoom(tx: Db, me: Me, size: number, quotas: Quotas): Promise<void> {
  const uploads = createUploadsRepository(tx);
  await uploads.lock(me);
  const refusal = refuseSize(size, await uploads.usage(me), quotas, mayWrite(me));
  if (refusal) throw refusal;
}
