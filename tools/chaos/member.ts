import { setTimeout as delay } from 'node:timers/promises';
import { cookieHeader, login, type Session } from '../server/index.ts';

/** An answer; status 0 where there was none. */
export interface Answer {
  status: number;
  body: unknown;
}

/** A member who is logged in and goes on through every fault. */
export interface Member {
  session: Session;
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer>;
}

const patienceMs = 40_000;

/** Logs in at `url`; calls go there. A limit of the server is waited for, as a browser would. */
export async function logIn(url: string, username: string): Promise<Member> {
  const session = await login(url, username);
  const headers = { cookie: cookieHeader(session), 'x-csrf-token': session['csrf_token'] ?? '', origin: url };
  async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const init = body && { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } };
    try {
      const response = await fetch(`${url}${path}`, { method, headers, ...init, signal: AbortSignal.timeout(patienceMs) });
      const text = await response.text();
      if (response.status === 429) {
        await delay(1000 * Math.min(10, Number(response.headers.get('retry-after')) || 1));
        return await call(method, path, body);
      }
      return { status: response.status, body: text.startsWith('{') ? (JSON.parse(text) as unknown) : text };
    } catch {
      return { status: 0, body: '' };
    }
  }
  return { session, call };
}
