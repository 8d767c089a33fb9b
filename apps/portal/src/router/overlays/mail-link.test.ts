import { expect, it } from 'vitest';
import { readMailLink } from './mail-link.ts';

const result = { kind: 'result', success: true, notification: false };

it.each([
  ['/de_DE', '?unsubscribe=1', { link: result, rest: '' }],
  ['/de_DE/', '?unsubscribe=0', { link: { ...result, success: false }, rest: '' }],
  ['/en_GB', '?unsubscribe=1&notification=1&x=1', { link: { ...result, notification: true }, rest: '?x=1' }],
  ['/de_DE', '?unsubscribe_token=a.b&notification=1', { link: { kind: 'leave', token: 'a.b', notification: true }, rest: '' }],
  ['/fr_FR/login', '?newsletter_confirm=a.b', { link: { kind: 'confirm', token: 'a.b' }, rest: '' }],
  ['/de_DE/login', '?redirect=%2F%3Funsubscribe%3D1%26chat%3D3', { link: result, rest: '?redirect=%2F%3Fchat%3D3' }],
  ['/de_DE/login', '?redirect=%2F%3Funsubscribe%3D1', { link: result, rest: '?redirect=%2F' }],
  ['/de_DE', '?unsubscribe=2', null],
  ['/de_DE', '?notification=1', null],
  ['/de_DE', '', null],
  ['/de_DE/news', '?unsubscribe=1', null],
  ['/de_DE/login', '?redirect=%2Fnews%3Funsubscribe%3D1', null],
  ['/de_DE/login', '?redirect=https%3A%2F%2Fevil.example%2F%3Funsubscribe%3D1', null],
])('%s%s asks for %j', (pathname, search, expected) => {
  expect(readMailLink(pathname, search)).toEqual(expected);
});
