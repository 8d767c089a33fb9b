import { describe, expect, it } from 'vitest';
import { checkSettings, type OrgSettings, readSettings } from './org-settings.ts';

const stored: OrgSettings = {
  baseOptions: { metaTitle: { de_DE: 'Aurelia' }, showCookieLayer: true },
  languages: ['de_DE', 'ar'],
  pages: { dashboard: 'dashboard', terms: 'terms' },
  cookieConfig: { cookieTypes: [{ id: 1, name: { de_DE: 'Notwendig' } }] },
};

describe('stored settings', () => {
  it('are completed by defaults', () => {
    const { settings, faults } = readSettings(stored);
    expect(faults).toEqual([]);
    expect(settings.baseOptions).toMatchObject({ metaTitle: { de_DE: 'Aurelia' }, showCookieLayer: true, metaHeaderVariant: 'logo' });
    expect(settings).toMatchObject({ loginIdentifier: 'username', languages: ['de_DE', 'ar'], terms: null, newsletter: { active: false } });
  });

  it.each<[string, unknown]>([
    ['no object', 'nonsense'],
    ['null', null],
    ['a list', []],
  ])('that are %s start the portal with defaults and say so', (_name, value) => {
    const { settings, faults } = readSettings(value);
    expect(settings.pages).toEqual({ dashboard: 'dashboard' });
    expect(faults).toMatchObject([{ path: '' }]);
  });

  it.each<[string, unknown, string, Partial<ReturnType<typeof readSettings>['settings']>]>([
    ['a wrong type', { languages: 'de_DE' }, 'languages', { languages: ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'] }],
    [
      'an unknown language',
      { languages: ['de_DE', 'xx_XX'] },
      'languages.1',
      { languages: ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'] },
    ],
    [
      'a dangerous address',
      {
        signup: {
          active: true,
          social: [{ network: 'google', clientId: 'a', clientSecretVariable: 'A_SECRET', issuer: 'javascript:alert(1)' }],
        },
      },
      'signup.social.0.issuer',
      {},
    ],
    [
      'an address of another origin',
      { settingsMenu: [{ type: 'link', id: 'a', title: { de_DE: 'A' }, link: '//evil.example' }] },
      'settingsMenu.0.link',
      { settingsMenu: [] },
    ],
    ['an unknown setting', { colour: 'red' }, 'colour', {}],
    ['a text without words', { baseOptions: { metaTitle: {} } }, 'baseOptions.metaTitle', {}],
  ])('with %s keep the rest and name the place', (_name, value, path, expected) => {
    const { settings, faults } = readSettings({ ...stored, ...(value as object) });
    expect(faults.map((fault) => fault.path)).toEqual([path]);
    expect(settings).toMatchObject(expected);
    expect(settings.pages).toEqual({ dashboard: 'dashboard', terms: 'terms' });
    expect(checkSettings({ ...stored, ...(value as object) })).not.toEqual([]);
  });

  it('keep the usable parts of a group', () => {
    const { settings, faults } = readSettings({ ...stored, signup: { active: true, type: 'nonsense', domains: ['aurelia.example'] } });
    expect(faults).toMatchObject([{ path: 'signup.type' }]);
    expect(settings.signup).toMatchObject({ active: true, type: 'basic', domains: ['aurelia.example'] });
  });

  it('are found sound by the check', () => {
    expect(checkSettings(stored)).toEqual([]);
  });
});
