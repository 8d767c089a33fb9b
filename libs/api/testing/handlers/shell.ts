import { aSession, anAnonymousSession } from '../factories/people.ts';
import { aMenu, languages, someSettings } from '../factories/shell.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Lets in whoever sends the sample password. */
export const login = (session: Schemas['Session'] = aSession()) =>
  mock('login', ({ body }) => (body.password === 'foyer-demo' ? session : problem(401, 'invalid_credentials')));
export const loginFails = failing('login', 401, 'invalid_credentials');

export const logout = () => mock('logout', () => anAnonymousSession());
export const logoutFails = failing('logout');

export const getCurrentUser = (session: Schemas['Session'] = aSession()) => mock('getCurrentUser', () => session);
export const getCurrentUserFails = failing('getCurrentUser');

export const getSettings = (settings: Schemas['Settings'] = someSettings()) => mock('getSettings', () => settings);
export const getSettingsFails = failing('getSettings');

export const listLanguages = (offered: Schemas['Language'][] = languages()) => mock('listLanguages', () => offered);
export const listLanguagesFails = failing('listLanguages');

export const getMenu = (menu: Schemas['MenuItem'][] = aMenu()) => mock('getMenu', () => menu);
export const getMenuFails = failing('getMenu');
