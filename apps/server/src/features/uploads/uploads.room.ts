import type { Context } from '../../platform/context.ts';
import type { Me } from '../../platform/http/operation.ts';
import { mayWrite } from '../../shared/identity/editor.policy.ts';
import { refuseSize } from './uploads.policy.ts';
import { createUploadsRepository } from './uploads.repository.ts';

/** Throws 413 where there is no room for so many bytes more of a member's. */
export async function requireRoom({ db, settings }: Pick<Context, 'db' | 'settings'>, me: Me, size: number): Promise<void> {
  const { uploads: quotas } = await settings.of(me.orgId);
  const refusal = refuseSize(size, await createUploadsRepository(db).usage(me), quotas, mayWrite(me));
  if (refusal) throw refusal;
}
