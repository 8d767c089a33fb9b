import type { groups } from './posts.tables.ts';
import type { Me } from '../../platform/http/operation.ts';

/** What decides who may read a group. */
export type ReadableGroup = Pick<typeof groups.$inferSelect, 'orgId' | 'visibility'>;

/** Whether every member of the customer reads the same of the group. */
export const isOpen = ({ visibility }: Pick<ReadableGroup, 'visibility'>): boolean => visibility === 'everybody';

/** Members of the customer read open groups; the others are their members' alone. */
export const mayReadGroup = (me: Pick<Me, 'orgId'>, group: ReadableGroup & { belongs: boolean }): boolean =>
  group.orgId === me.orgId && (isOpen(group) || group.belongs);
