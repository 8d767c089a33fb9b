import type { QueryKey } from '@tanstack/react-query';

/** What a query of the server's first view has found, a page with stubs of its modules (`module-stubs.ts`), and when. */
export type SentQuery = readonly [key: QueryKey, data: unknown, updatedAt: number];
