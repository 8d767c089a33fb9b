import { generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { loginFaults } from './login-faults.ts';
import { readSettings } from './org-settings.ts';

const pem = (curve: string) =>
  generateKeyPairSync('ec', { namedCurve: curve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const google = { network: 'google', clientId: 'g', clientSecretVariable: 'G_SECRET' };
const facebook = { network: 'facebook', clientId: 'f', clientSecretVariable: 'F_SECRET' };
const apple = { network: 'apple', clientId: 'a', teamId: 'T', keyId: 'K', privateKeyVariable: 'A_KEY' };
const sso = { issuer: 'https://id.example', clientId: 's', clientSecretVariable: 'S_SECRET' };
const whole = { G_SECRET: 'x', F_SECRET: 'x', A_KEY: pem('prime256v1').replaceAll('\n', '\\n'), S_SECRET: 'x' };
const all = { signup: { activeLoginTypes: ['password', 'social', 'sso'], social: [google, apple, facebook] }, sso };

it.each<[string, object, Record<string, string | undefined>, [path: string, message: RegExp][]]>([
  ['nothing wanted', {}, {}, []],
  ['all of it', all, whole, []],
  ['PKCE alone', { ...all, sso: { issuer: sso.issuer, clientId: 's' } }, { ...whole, S_SECRET: undefined }, []],
  ['no secret of Google', all, { ...whole, G_SECRET: undefined }, [['signup.social.0.clientSecretVariable', /G_SECRET.*google/]]],
  ['an empty secret of Facebook', all, { ...whole, F_SECRET: '' }, [['signup.social.2.clientSecretVariable', /F_SECRET.*facebook/]]],
  ['no key of Apple', all, { ...whole, A_KEY: undefined }, [['signup.social.1.privateKeyVariable', /A_KEY.*apple/]]],
  ['no key in it', all, { ...whole, A_KEY: 'a-secret' }, [['signup.social.1.privateKeyVariable', /A_KEY.*no private key/]]],
  ['a key of another kind', all, { ...whole, A_KEY: pem('secp384r1') }, [['signup.social.1.privateKeyVariable', /A_KEY.*no private key/]]],
  ['no secret of single sign-on', all, { ...whole, S_SECRET: undefined }, [['sso.clientSecretVariable', /S_SECRET/]]],
  ['no single sign-on', { ...all, sso: null }, whole, [['signup.activeLoginTypes', /"sso"/]]],
  ['no services', { ...all, signup: { ...all.signup, social: [] } }, whole, [['signup.activeLoginTypes', /no service/]]],
  [
    'services that are not wanted',
    { ...all, signup: { ...all.signup, activeLoginTypes: ['sso'] } },
    whole,
    [['signup.activeLoginTypes', /"social"/]],
  ],
])('with %s', (_, stored, env, faults) => {
  const { settings, faults: ofSettings } = readSettings(stored);
  expect(ofSettings).toEqual([]);
  const found = loginFaults(settings, [], env);
  expect(found.map(({ path }) => path)).toEqual(faults.map(([path]) => path));
  found.forEach(({ message }, index) => expect(message).toMatch(faults[index]![1]));
  expect(JSON.stringify(found)).not.toContain('a-secret');
});

it('does not miss what another fault names', () => {
  const { settings, faults } = readSettings({ signup: { ...all.signup, social: [{ network: 'google' }] }, sso: { clientId: 's' } });
  expect(faults.map(({ path }) => path)).toEqual(['signup.social.0.clientId', 'signup.social.0.clientSecretVariable', 'sso.issuer']);
  expect(loginFaults(settings, faults, whole)).toEqual([]);
});
