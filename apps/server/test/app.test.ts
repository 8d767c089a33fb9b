// @embedded: the whole application on the one connection
import { afterAll, describe, expect, it } from 'vitest';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

const server = await testServer();
afterAll(() => server.close());

describe('the application', () => {
  it('answers a member and keeps guests out', async () => {
    const guest = await server.guest();
    expect((await guest.get(`/pages/${ids.pages.dashboard}`)).statusCode).toBe(401);
    const member = await server.login('member');
    const page = await member.get(`/pages/${ids.pages.dashboard}`);
    expect(page.statusCode).toBe(200);
    expect(page.json<{ modules: { type: string }[] }>().modules.map(({ type }) => type)).toEqual([
      'topteaser',
      'articleteaser',
      'downloads',
      'gallery',
      'text_image_switch',
    ]);
  });
});
