import { cookieHeader, login } from '@foyer/tools/server';
import { expect } from '@playwright/test';
import type { Complaints } from './complaints.ts';

/** Signs the member out everywhere, as from another device. Calls that follow are refused, and pictures on their way are no longer for this visitor. */
export async function endSessions(url: string, complaints: Complaints): Promise<void> {
  complaints.expect(/401/, /404.*\/media\//);
  const session = await login(url, 'member');
  const answer = await fetch(`${url}/api/v2/user/me/sessions`, {
    method: 'DELETE',
    headers: { cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token']! },
  });
  expect(answer.status).toBe(204);
}
