import { cookieHeader, login } from '@foyer/tools/server';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './fixtures.ts';

/** An article of this test alone among those that others look at. */
export async function someArticle(request: APIRequestContext, place: number, order?: 'oldest'): Promise<string> {
  const filter = order ? `&filters[sorting_order][]=${order}` : '';
  const { results } = (await (await request.get(`/api/v2/news?limit=60${filter}`)).json()) as { results: { id: string }[] };
  return results[place]!.id;
}

/** As an editor does, from elsewhere: asks everyone again. */
export async function ask(url: string, id: string): Promise<void> {
  const session = await login(url, 'editor');
  const set = (again: boolean) =>
    fetch(`${url}/api/v2/news/${id}/confirmation_settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token']! },
      body: JSON.stringify({ required: true, due_day: null, ask_again: again }),
    });
  expect((await set(true)).status).toBe(200);
}
