import { aSession, anAnonymousSession } from '../factories/people.ts';
import { aMenu, aSettingsMenu, languages, legalPages, routeItems, someSettings, someTranslations } from '../factories/shell.ts';
import type { Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

/** Lets in anyone who sends the sample password. */
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

/** A settings menu that remembers what is set; turning on what needs consent is refused until it is given. */
export function settingsMenuCalls(menu: Schemas['SettingsMenuEntry'][] = aSettingsMenu(), consented = false) {
  let [entries, consent] = [menu, consented];
  return [
    mock('getSettingsMenu', () => entries),
    mock('setToggle', ({ path, body }) => {
      const entry = entries.find(({ id, type }) => id === path['id'] && type === 'toggle');
      if (!entry) return problem(404, 'not_found');
      if (body.status && !entry.status && entry.needs_consent && !consent) return problem(409, 'consent_required');
      const changed = { ...entry, status: body.status };
      entries = entries.map((candidate) => (candidate === entry ? changed : candidate));
      return changed;
    }),
    mock('acceptConsent', () => {
      consent = true;
      return aSession({ consent_accepted: true });
    }),
  ];
}
export const getSettingsMenuFails = failing('getSettingsMenu');
export const setToggleFails = failing('setToggle');
export const acceptConsentFails = failing('acceptConsent');

export const listLegalPages = (pages: Schemas['LegalPage'][] = legalPages()) => mock('listLegalPages', () => pages);
export const listLegalPagesFails = failing('listLegalPages');

export const listRoutes = (routes: Schemas['RouteItem'][] = routeItems()) => mock('listRoutes', () => routes);
export const listRoutesFails = failing('listRoutes');

export const getTranslations = (translations: Schemas['Translations'] = someTranslations()) => mock('getTranslations', () => translations);
export const getTranslationsFails = failing('getTranslations', 404, 'not_found');

export const listSettingsFaults = (faults: Schemas['SettingsFault'][] = []) => mock('listSettingsFaults', () => faults);
export const listSettingsFaultsFails = failing('listSettingsFaults', 404, 'not_found');
