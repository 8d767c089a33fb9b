import { hashKey } from '@tanstack/react-query';

/** Whether two values say the same. Names in objects have no order: the database keeps its own. */
export const sameValue = (one: unknown, other: unknown): boolean => one === other || hashKey([one]) === hashKey([other]);
