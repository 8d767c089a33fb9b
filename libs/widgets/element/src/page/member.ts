import { type Api, ApiError, type Schemas } from '@foyer/api';
import type { Identify } from '../element/definition.ts';

/** So long before its end a token is no longer begun with, in ms. */
const spareMs = 60_000;

/** A visitor who is signed in. */
export interface Member {
  userId: string;
  /** A token that is good now; another one is fetched where the last is about to end. Rejects where the visitor can no longer be signed in. */
  token(): Promise<string>;
  /** The server no longer takes the last one. */
  drop(): void;
}

/** Signs a visitor in by what the page's own server says of them; it may have been asked already for the `first` token. Throws an `ApiError` where the portal refuses, and whatever `identify` throws. */
export async function signIn(api: Api, site: string, identify: Identify, first?: Promise<string>): Promise<Member> {
  let current: { token: Schemas['EmbedToken']; until: number } | undefined;
  let asked: Promise<Schemas['EmbedToken']> | undefined;
  let given = first;

  async function exchange(): Promise<Schemas['EmbedToken']> {
    const token = await (given ?? identify());
    given = undefined;
    if (typeof token !== 'string') throw new TypeError('identify() gave no token');
    const made = (await api.client.POST('/embed/tokens', { body: { site, token } })).data!;
    current = { token: made, until: Date.now() + made.expires_in * 1000 - spareMs };
    return made;
  }
  async function get(): Promise<Schemas['EmbedToken']> {
    if (current && Date.now() < current.until) return current.token;
    asked ??= exchange().finally(() => (asked = undefined));
    return asked;
  }
  const { user_id: userId } = await get();
  return {
    userId,
    async token() {
      const { access_token: token, user_id: now } = await get();
      // The page's server names another visitor now: what is shown is the first one's.
      if (now !== userId) throw new ApiError({ type: 'about:blank', title: '', status: 401, code: 'unauthenticated', errors: [] });
      return token;
    },
    drop: () => void (current = undefined),
  };
}
