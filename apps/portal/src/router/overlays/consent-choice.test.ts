import { aCookieConfig } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { readConsentChoice, refusedCookies } from './consent-choice.ts';

it.each([
  ['', null],
  ['cdisc=a', null],
  ['cookie_config=1-2; track_all=1', null],
  ['cdisc=a; cookie_config=nonsense', null],
  ['cdisc=a; cookie_config=1-2; track_all=0', { cdisc: 'a', track_all: false, categories: [1, 2] }],
  ['tz=x; cdisc=a; track_all=1; cookie_config=1', { cdisc: 'a', track_all: true, categories: [1] }],
])('the cookies %j hold the choice %j', (cookies, expected) => {
  expect(readConsentChoice(cookies)).toEqual(expected);
});

it('the cookies of refused services go, the necessary ones stay', () => {
  expect(refusedCookies(aCookieConfig(), [1, 2])).toEqual(['vuid']);
  expect(refusedCookies(aCookieConfig(), [])).toEqual(['_pk_id', 'vuid']);
});
