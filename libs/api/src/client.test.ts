import { describe, expect, it } from 'vitest';
import { createApi } from './client.ts';

const baseUrl = 'http://foyer.test/api/v2';
const body = { email: 'anna@foyer.test', password: 'correct horse' };

/** A server that takes one token alone; `cookie` is what the browser holds. */
function serverThatTakes(right: string, given = right, cookie: string | undefined = 'of the ended session') {
  const seen: (string | null)[] = [];
  const bodies: unknown[] = [];
  const fetch = async (request: Request) => {
    const token = request.headers.get('x-csrf-token');
    seen.push(token);
    bodies.push(await request.json().catch(() => null));
    if (token === right) return Response.json({ status: 'authenticated' });
    cookie = given;
    return Response.json({ type: 'csrf_failed', status: 403 }, { status: 403 });
  };
  return { seen, bodies, ...createApi({ baseUrl, locale: 'de_DE', fetch, csrfToken: () => cookie }) };
}

describe('a write with a token that no longer holds', () => {
  it('is sent once more with the token that the refusal brought, and the same body', async () => {
    const { client, seen, bodies } = serverThatTakes('of a guest');
    await expect(client.POST('/auth/login', { body })).resolves.toMatchObject({ data: { status: 'authenticated' } });
    expect(seen).toEqual(['of the ended session', 'of a guest']);
    expect(bodies).toEqual([body, body]);
  });

  it('is not repeated where the refusal brings no other token', async () => {
    const { client, seen } = serverThatTakes('of a guest', 'of the ended session');
    await expect(client.POST('/auth/login', { body })).rejects.toMatchObject({ status: 403 });
    expect(seen).toHaveLength(1);
  });

  it('is repeated once, however often it is refused', async () => {
    const { client, seen } = serverThatTakes('of another member', 'of a guest');
    await expect(client.POST('/auth/login', { body })).rejects.toMatchObject({ status: 403 });
    expect(seen).toHaveLength(2);
  });
});

it('a read is not repeated', async () => {
  const { client, seen } = serverThatTakes('of a guest');
  await expect(client.GET('/user/me')).rejects.toMatchObject({ status: 403 });
  expect(seen).toEqual([null]);
});

describe('with a token', () => {
  const serverFor = (tokens: string[], right: string) => {
    const seen: unknown[] = [];
    const asked: (string | undefined)[] = [];
    const fetch = async (request: Request) => {
      const authorization = request.headers.get('authorization');
      seen.push([authorization, request.credentials, await request.text()]);
      return authorization === `Bearer ${right}` ? Response.json({}) : Response.json({ code: 'unauthenticated' }, { status: 401 });
    };
    const token = async (refused?: string) => {
      asked.push(refused);
      return tokens.shift()!;
    };
    return { seen, asked, ...createApi({ baseUrl, locale: 'de_DE', fetch, token }) };
  };
  const sent = (token: string) => [`Bearer ${token}`, 'omit', JSON.stringify(body)];

  it('calls go without cookies', async () => {
    const { client, seen } = serverFor(['a'], 'a');
    await client.POST('/auth/login', { body });
    expect(seen).toEqual([sent('a')]);
  });

  it('one that has ended is asked for again, and the call is sent again with its body', async () => {
    const { client, seen, asked } = serverFor(['old', 'a'], 'a');
    await client.POST('/auth/login', { body });
    expect(seen).toEqual([sent('old'), sent('a')]);
    expect(asked).toEqual([undefined, 'old']);
  });

  it('a call is sent twice at most', async () => {
    const { client, seen } = serverFor(['old', 'older', 'oldest'], 'a');
    await expect(client.POST('/auth/login', { body })).rejects.toMatchObject({ status: 401 });
    expect(seen).toHaveLength(2);
  });
});
