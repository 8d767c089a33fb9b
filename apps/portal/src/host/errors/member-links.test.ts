import { expect, it } from 'vitest';
import { memberLinks } from './member-links.ts';

const places = (...hrefs: string[]) => hrefs.map((href) => ({ href }));
const rules = { here: '/de_DE/none', first: ['/de_DE', '/de_DE/news'], never: ['/de_DE/logout'] };
const offered = (menu: { href: string; target?: string }[], here = rules.here) =>
  memberLinks(menu, places('/de_DE', '/de_DE/news', '/de_DE/activity_feed'), { ...rules, here }).map(({ href }) => href);

it('offers home and news before the first other place of the menu', () => {
  expect(offered(places('/de_DE/page/a', '/de_DE/page/b', '/de_DE/news', '/de_DE'))).toEqual(['/de_DE', '/de_DE/news', '/de_DE/page/a']);
});

it('passes over what opens elsewhere, the logout and the page itself', () => {
  const menu = [{ href: 'https://sdgs.un.org', target: '_blank' }, ...places('/de_DE/logout', '/de_DE/page/a', '/de_DE/page/b')];
  expect(offered(menu, '/de_DE/page/a')).toEqual(['/de_DE/page/b', '/de_DE', '/de_DE/news']);
});

it('offers three places also where the menu is empty', () => {
  expect(offered([])).toEqual(['/de_DE', '/de_DE/news', '/de_DE/activity_feed']);
});
