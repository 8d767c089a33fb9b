import { cookieHeader, type DemoUser, login, type Session } from '@foyer/tools/server';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Listed {
  id: string;
  comments_allowed: boolean;
  author: { name: string };
}

/** An article that takes comments, of another author than the member. */
export async function anArticle(request: APIRequestContext): Promise<string> {
  const { results } = (await (await request.get('/api/v2/news?limit=50')).json()) as { results: Listed[] };
  return results.find(({ comments_allowed, author }) => comments_allowed && author.name !== 'Annika Berger')!.id;
}

const sessions = new Map<string, Session>();

/** A session of this worker's: a test that writes 25 comments logs in once. */
async function sessionOf(url: string, who: DemoUser, again = false): Promise<Session> {
  const key = `${who} ${url}`;
  const session = (!again && sessions.get(key)) || (await login(url, who));
  sessions.set(key, session);
  return session;
}

/** Calls the server as another user, from elsewhere. */
export async function callAs(url: string, who: DemoUser, method: string, path: string, body?: object): Promise<Response> {
  const call = async (again: boolean) => {
    const session = await sessionOf(url, who, again);
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      cookie: cookieHeader(session),
      'x-csrf-token': session['csrf_token']!,
    };
    return fetch(`${url}/api/v2${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  };
  const first = await call(false);
  // Another test may have ended all sessions of this user.
  const answer = first.status === 401 ? await call(true) : first;
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer;
}

/** Comments as another user, from elsewhere; returns the comment's id. */
export async function commentAs(url: string, who: DemoUser, id: string, text: string, parent_id: string | null = null) {
  const answer = await callAs(url, who, 'POST', '/comments', { type: 'news', id, text, parent_id, key: crypto.randomUUID() });
  return ((await answer.json()) as { id: string }).id;
}

/** The last comment with a text, below the article. */
export const comment = (page: Page, text: string) => page.locator('#comments').getByRole('listitem').filter({ hasText: text }).last();
/** The field of a new comment. */
export const field = (page: Page) => page.getByLabel('Ihr Kommentar');
/** The list of members to mention. */
export const list = (page: Page) => page.getByRole('listbox', { name: 'Personen zum Erwähnen' });

/** Whom Enter would choose, for eyes and for screen readers. */
export async function expectActive(page: Page, name: string): Promise<void> {
  const option = list(page).getByRole('option', { name, exact: false });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
}

/** A text of this test alone. */
export const uniqueText = () => `Dazu eine Frage ${crypto.randomUUID()}`;
