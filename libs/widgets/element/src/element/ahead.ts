import type { Ahead, Identify } from './definition.ts';

/** What was begun: by the way to sign in, by the token, and by server and path. Those of a server and website stay, so that it is asked once. */
const kept = new Map<unknown, Promise<never>>();

/** Why it fails is seen where it is taken. */
function keep(key: unknown, promise: Promise<unknown>): void {
  promise.catch(() => 0);
  kept.set(key, promise as Promise<never>);
}

/** What was begun under a key, once. */
function take(key: unknown): Promise<never> | undefined {
  const promise = kept.get(key);
  kept.delete(key);
  return promise;
}

/** Asks what the website may show and who its visitor is: once for all widgets of a page, which share what comes of it. */
export function askAhead(server: string, site: string, identify?: Identify): void {
  const ask = (path: string, init?: RequestInit) => fetch(server + path, { ...init, credentials: 'omit' });
  const known = `/embed/sites/${encodeURIComponent(site)}`;
  if (kept.has(site + server)) return;
  const answer = ask(known);
  keep(site + server, answer);
  keep(server + known, answer);
  if (!identify) return;
  const token = (async () => identify())();
  const exchange = async () => {
    const body = JSON.stringify({ site, token: await token });
    return ask('/embed/tokens', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  };
  keep(identify, token);
  // By its token: another way to sign in must not get this visitor's session.
  keep(token, exchange());
}

export const ahead: Ahead = { token: take, take };
