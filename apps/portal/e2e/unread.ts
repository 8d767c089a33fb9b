import type { APIRequestContext, Page } from '@playwright/test';

/** The bell in the bar at the top, which says how much is unread. */
export const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Aktivitäten' });

/** The bell's whole name with so many unread. */
export const bellWith = (unread: number) => (unread > 0 ? `Aktivitäten, ${unread} ungelesen` : 'Aktivitäten');

/** How much is unread: what the member has yet to do stays so, however often they look. */
export async function countUnread(request: APIRequestContext): Promise<number> {
  const { count } = (await (await request.get('/api/v2/activities/unread')).json()) as { count: number };
  return count;
}
