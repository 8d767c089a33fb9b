import { cookieHeader, login } from '@foyer/tools/server';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** What editors see of an article. */
export interface Article {
  id: string;
  title: string;
  publication: { version: number; publish_date: string; expires_at: string | null };
}

/** An article far down the list, so that no other test looks at it. */
export async function someArticle(page: Page, place: number): Promise<Article> {
  const { results } = (await (await page.request.get(`/api/v2/news?limit=1&page=${place}`)).json()) as { results: { id: string }[] };
  return (await (await page.request.get(`/api/v2/news/${results[0]!.id}?locale=de_DE`)).json()) as Article;
}

/** Sets the publication as an editor, from elsewhere. */
export async function publish(url: string, page: Page, { id }: Pick<Article, 'id'>, change: object): Promise<void> {
  const { publication } = (await (await page.request.get(`/api/v2/news/${id}`)).json()) as Article;
  const { status: _status, time_zone: _zone, ...set } = publication as Article['publication'] & { status: string; time_zone: string };
  const session = await login(url, 'editor');
  const answer = await fetch(`${url}/api/v2/news/${id}/publication`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token']! },
    body: JSON.stringify({ ...set, ...change }),
  });
  expect(answer.status).toBe(200);
}
