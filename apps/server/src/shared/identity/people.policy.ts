import type { Me } from '../../platform/http/operation.ts';
import { type Permission, permissions } from './permissions.ts';

type Caller = Pick<Me, 'permissions'>;

/** Whose account it is, as far as it decides who may change it. */
export interface AccountOwner {
  permissions: readonly string[];
  adminUrl: string | null;
}

/** Permissions `superadmin` or `users` allow editing other people (access §6). */
export const administers = ({ permissions: held }: Caller): boolean => held.includes('superadmin') || held.includes('users');

/** The permissions that a caller may give and take: their own, or else `users` would be a way to `superadmin`. */
export const grantable = ({ permissions: held }: Caller): Permission[] =>
  permissions.filter((permission) => held.includes('superadmin') || held.includes(permission));

/**
 * Whether an account may do nothing that the caller may not. The receiver of a member's mails can set their password, so only then may the caller
 * give it another address.
 */
export const isWithin = (me: Caller, owner: AccountOwner): boolean =>
  me.permissions.includes('superadmin') ||
  (owner.adminUrl === null && owner.permissions.every((permission) => me.permissions.includes(permission)));
