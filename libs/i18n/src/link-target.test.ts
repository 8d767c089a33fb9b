import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

it.each([
  ['/news', { href: '/de_DE/news', external: false }],
  ['/page/welcome#comments', { href: '/de_DE/page/welcome#comments', external: false }],
  ['/', { href: '/de_DE', external: false }],
  ['https://jobs.aurelia.example/apply', { href: 'https://jobs.aurelia.example/apply', external: true }],
  ['HTTPS://jobs.aurelia.example', { href: 'HTTPS://jobs.aurelia.example', external: true }],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['http://plain.example', null],
  ['javascript:alert(1)', null],
  ['https:///news', null],
  ['news', null],
  ['', null],
  [null, null],
])('%s leads to %o', (url, expected) => {
  expect(linkTarget('de_DE', url)).toEqual(expected);
});
