import { cookieHeader, login } from '@foyer/tools/server';
import { expect } from '@playwright/test';

/** Signs the member out everywhere, as from another device. */
export async function endSessions(url: string): Promise<void> {
  const session = await login(url, 'member');
  const answer = await fetch(`${url}/api/v2/user/me/sessions`, {
    method: 'DELETE',
    headers: { cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token']! },
  });
  expect(answer.status).toBe(204);
}
