import type { Api } from '@foyer/api';
import { conversationsQuery } from '@foyer/api/chat';
import type { QueryClient } from '@tanstack/react-query';

/** Reads what the chat begins with. */
export const prefetchChat = (queries: QueryClient, api: Api): Promise<void> => queries.prefetchInfiniteQuery(conversationsQuery(api));
