import { aLimitedPage, anAnonymousSession, aPage, aSession } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { createAppContext } from '../app/app-context.ts';
import { sessionAtom } from '../app/state.ts';
import { readPage } from './read-page.ts';

function tab() {
  let asked = 0;
  let member = false;
  const app = createAppContext({
    firstView: { now: 0, timeZone: 'UTC', theme: 'system', selectedLanguage: 'de_DE' },
    isServer: false,
    routes: [],
    baseUrl: 'https://portal.example/api/v2',
    fetch: async () => {
      asked += 1;
      return Response.json(member ? aPage({ id: 'academy' }) : aLimitedPage({ id: 'academy' }));
    },
  });
  const as = (who: 'guest' | 'member') => {
    member = who === 'member';
    app.store.set(sessionAtom, member ? aSession() : anAnonymousSession());
  };
  return { as, read: () => readPage(app, app.api('de_DE'), 'academy'), asked: () => asked };
}

it('reads a page once for the same reader', async () => {
  const { as, read, asked } = tab();
  as('guest');
  expect((await read()).access).toBe('limited');
  expect((await read()).access).toBe('limited');
  expect(asked()).toBe(1);
});

it('reads it again after a login, and after a logout', async () => {
  const { as, read } = tab();
  as('guest');
  await read();
  as('member');
  expect((await read()).access).toBe('full');
  as('guest');
  expect(await read()).toMatchObject({ access: 'limited', modules: [] });
});
