import { someSettings } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { createAppContext } from './app-context.ts';
import { forgetShellData, isShellDataOld, loadSettings } from './shell-data.ts';

it('settings are asked for once, and again once an editor has changed them', async () => {
  let asked = 0;
  const app = createAppContext({
    firstView: { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'de_DE' },
    isServer: false,
    routes: [],
    baseUrl: 'https://portal.example/api/v2',
    fetch: async () => {
      asked += 1;
      return Response.json(someSettings());
    },
  });
  await Promise.all([loadSettings(app, 'de_DE'), loadSettings(app, 'de_DE')]);
  expect([asked, isShellDataOld()]).toEqual([1, false]);
  forgetShellData();
  expect(isShellDataOld()).toBe(true);
  await loadSettings(app, 'de_DE');
  await loadSettings(app, 'de_DE');
  expect(asked).toBe(2);
});
