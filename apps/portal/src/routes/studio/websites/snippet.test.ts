import { expect, it } from 'vitest';
import { policyOf, snippetOf } from './snippet.ts';

const choice = { portal: 'https://community.example', site: 'a1', widget: 'chat', locale: '', theme: 'auto' } as const;

it('is the script and the element, with what differs from the defaults alone', () => {
  expect(snippetOf(choice)).toBe(
    '<script type="module" src="https://community.example/embed/v1/foyer.js"></script>\n<foyer-chat site="a1"></foyer-chat>',
  );
  expect(snippetOf({ ...choice, widget: 'shop', locale: 'de_DE', theme: 'dark' })).toContain(
    '<foyer-shop site="a1" locale="de_DE" theme="dark"></foyer-shop>',
  );
});

it('names what a page must allow', () => {
  expect(policyOf('https://community.example')).toContain('connect-src https://community.example wss://community.example;');
});
