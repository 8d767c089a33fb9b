import { cookieHeader, login } from '@foyer/tools/server';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Listed {
  id: string;
  comments_allowed: boolean;
  author: { name: string };
}

/** An article that takes comments, by another author than the member. */
export async function anArticle(request: APIRequestContext): Promise<string> {
  const { results } = (await (await request.get('/api/v2/news?limit=50')).json()) as { results: Listed[] };
  return results.find(({ comments_allowed, author }) => comments_allowed && author.name !== 'Annika Berger')!.id;
}

/** Calls the server as a member, from elsewhere. */
export async function callAs(url: string, who: 'member' | 'editor' | 'superadmin', method: string, path: string, body?: object) {
  const session = await login(url, who);
  const headers = {
    ...(body && { 'content-type': 'application/json' }),
    cookie: cookieHeader(session),
    'x-csrf-token': session['csrf_token']!,
  };
  const answer = await fetch(`${url}/api/v2${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.ok).toBe(true);
  return answer;
}

/** Comments as a member, from elsewhere; returns the comment's id. */
export async function commentAs(
  url: string,
  who: 'member' | 'editor' | 'superadmin',
  id: string,
  text: string,
  parent_id: string | null = null,
) {
  const answer = await callAs(url, who, 'POST', '/comments', { type: 'news', id, text, parent_id, key: crypto.randomUUID() });
  return ((await answer.json()) as { id: string }).id;
}

/** The last comment with a text, where it is below the article. */
export const comment = (page: Page, text: string) => page.locator('#comments').getByRole('listitem').filter({ hasText: text }).last();
/** Where one writes a comment. */
export const field = (page: Page) => page.getByLabel('Ihr Kommentar');
/** Whom one may mention. */
export const list = (page: Page) => page.getByRole('listbox', { name: 'Personen zum Erwähnen' });

/** Whom Enter would choose, for eyes and for screen readers. */
export async function expectActive(page: Page, name: string): Promise<void> {
  const option = list(page).getByRole('option', { name, exact: false });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!);
}

/** A text of this test alone. */
export const uniqueText = () => `Dazu eine Frage ${crypto.randomUUID()}`;
