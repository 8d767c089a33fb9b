import { expect, it } from 'vitest';
import { checkedSnippetOf, packageSnippetOf, policyOf, snippetOf } from './snippet.ts';
import type { WidgetChoice } from './widget-choice.ts';
import { usualOptions } from './widget-options.ts';

const portal = 'https://community.example';
const options = { chat: usualOptions('chat'), occasions: usualOptions('occasions'), shop: usualOptions('shop') };
const choice: WidgetChoice = { widget: 'chat', locale: '', theme: 'auto', options };

it('is the script and the element, with what differs from the usual alone', () => {
  expect(snippetOf(portal, 'a1', choice)).toBe(
    '<script type="module" src="https://community.example/embed/v1/foyer.js"></script>\n<foyer-chat site="a1"></foyer-chat>',
  );
  const shop: WidgetChoice = { ...choice, widget: 'shop', locale: 'de_DE', theme: 'dark', options: { ...options, shop: { limit: 4 } } };
  expect(snippetOf(portal, 'a1', shop)).toContain('<foyer-shop site="a1" locale="de_DE" theme="dark" limit="4"></foyer-shop>');
});

it('stays one element, whatever an address holds', () => {
  const occasions = { ...options.occasions, showAllUrl: '/team?a=1&b="><script>' };
  expect(snippetOf(portal, 'a1', { ...choice, widget: 'occasions', options: { ...options, occasions } })).toContain(
    'show-all-url="/team?a=1&amp;b=&quot;><script>"',
  );
});

it('has the digests of a release for a page that checks what it loads', () => {
  const release = { script: 'v1/foyer-abc.js', integrity: 'sha384-one', files: { 'assets/x.js': 'sha384-two' } };
  expect(checkedSnippetOf(portal, 'a1', choice, release).split('\n')).toEqual([
    '<script type="importmap">{"integrity":{"https://community.example/embed/assets/x.js":"sha384-two"}}</script>',
    '<script type="module" src="https://community.example/embed/v1/foyer-abc.js" integrity="sha384-one" crossorigin></script>',
    '<foyer-chat site="a1"></foyer-chat>',
  ]);
});

it('names the portal where the elements come from npm', () => {
  expect(packageSnippetOf(portal, 'a1', choice)).toContain('<foyer-chat server="https://community.example/api/v2" site="a1"></foyer-chat>');
});

it('names what a page must allow', () => {
  expect(policyOf(portal)).toContain('connect-src https://community.example wss://community.example;');
});
