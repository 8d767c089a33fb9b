import { aPage, someSettings, languages } from '@foyer/api/testing';
import { createStaticHandler, type RouteObject, RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { appContextKey, createAppContext } from '../host/app/app-context.ts';
import { guestScreens, memberScreens } from '../../e2e/screens.ts';
import { prefetches } from './prefetches.ts';
import { routes } from './routes.tsx';
import { type RouteName, table } from './table.ts';

/** Their addresses hold ids that change, or a state of the session: tests of their own walk there and look with axe. */
const openedByWalking = new Set<RouteName>([
  'logout',
  'news/:id',
  'login/terms',
  'profile/:id',
  'profile/:id/edit',
  'news/:id/confirmations',
  'studio',
  'studio/articles/:id',
  'studio/articles/:id/numbers',
  'studio/pages',
  'studio/pages/:id',
  'studio/pages/:id/preview',
  'studio/media',
  'studio/categories',
  'studio/menu',
  'studio/people',
  'studio/new_person',
  'studio/people_import',
  'studio/people/:id',
  'studio/hotels',
  'studio/new_hotel',
  'studio/hotels/:id',
  'studio/products',
  'studio/new_product',
  'studio/products/:id',
  'studio/settings',
  'studio/appearance',
  'studio/reports',
  'api_keys',
  'studio/api_keys',
  'studio/webhooks',
  'studio/websites',
  'studio/websites/:id',
  'studio/websites/:id/health',
]);

const anonymous = { status: 'anonymous', user: null, selected_language: 'de_DE', terms_user_id: null };
const pages = { dashboard: 'dashboard', imprint: 'imprint-2026', terms: 'agb', 'q-and-a': 'faq', jobs: 'stellen' };

/** What the API answers: the members' pages are `welcome` and those of the settings. */
function api(member: boolean, language: string, landing: string, tv: boolean) {
  const answers: Record<string, unknown> = {
    '/user/me': member
      ? { ...anonymous, status: 'authenticated', selected_language: language }
      : { ...anonymous, selected_language: language },
    '/settings': someSettings({ pages: { ...pages, ...(landing && { landing }), ...(tv && { bubble_tool: 'tv' }) }, terms: null }),
    '/languages': languages(),
    '/menu': [],
    '/routes': [
      { type: 'page', title: 'Welcome', reference_id: 'welcome', url: '/page/welcome' },
      { type: 'news', title: 'News', reference_id: null, url: '/news' },
    ],
  };
  // A landing page in preparation is set and yet not there.
  const legal = ['imprint-2026', 'agb', 'hello'];
  const known = ['welcome', 'dashboard', 'faq', 'stellen', ...legal];
  return async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/v2', '');
    const [, area, id] = path.split('/');
    if (area === 'pages' && !member && !legal.includes(id!)) return Response.json({ status: 401 }, { status: 401 });
    if (area === 'pages' && !known.includes(id!)) return Response.json({ status: 404 }, { status: 404 });
    if (area === 'pages') return Response.json(aPage({ id: id!, access: member ? 'full' : 'public', modules: [] }));
    if (area === 'previews') {
      const good = new URL(request.url).searchParams.get('token') === 'good';
      return good ? Response.json(aPage({ id: id!, modules: [] })) : Response.json({ status: 410 }, { status: 410 });
    }
    return answers[path] ? Response.json(answers[path]) : Response.json({ status: 404 }, { status: 404 });
  };
}

/** Where an address ends: the status of a document, or the address and status of a redirect. */
async function follow(path: string, { member = false, language = 'de_DE', landing = '', tv = false } = {}): Promise<string> {
  const app = createAppContext({
    firstView: { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'de_DE' },
    isServer: true,
    routes,
    baseUrl: 'https://portal.example/api/v2',
    fetch: api(member, language, landing, tv),
  });
  const requestContext = new RouterContextProvider();
  requestContext.set(appContextKey, app);
  const context = await createStaticHandler(routes).query(new Request(`https://portal.example${path}`), { requestContext });
  if (context instanceof Response) return context.headers.get('location')!;
  const [error] = Object.values(context.errors ?? {}) as { status?: number }[];
  const handle = context.matches.at(-1)!.route.handle as { status?: number } | undefined;
  return String(error ? (error.status ?? error) : (handle?.status ?? context.statusCode));
}

type Row = [path: string, guest: string, member: string];
const login = (path: string) => `/de_DE/login?redirect=${encodeURIComponent(path)}`;

it('asks ahead for screens that there are', () => {
  expect(Object.keys(prefetches).filter((path) => !table.some((entry) => entry.path === path))).toEqual([]);
});

describe('the routes of the specification', () => {
  it.each<Row>([
    ['/', '/de_DE', '/de_DE'],
    ['/de_DE', login('/'), '200'],
    ['/xx_XX', '/de_DE', '/de_DE'],
    ['/?unsubscribe=1&notification', '/de_DE?unsubscribe=1&notification', '/de_DE?unsubscribe=1&notification'],
    ['/xx_XX?unsubscribe=0', '/de_DE?unsubscribe=0', '/de_DE?unsubscribe=0'],
    ['/xx_XX/news/12?page=2', '/de_DE', '/de_DE'],
    ['/de_DE/no/such/page', '404', '404'],
    ['/de_DE/404/more', '404', '404'],
    ['/de_DE/login', '200', '/de_DE'],
    ['/de_DE/login?unsubscribe=1&redirect=%2Fnews', '200', '/de_DE?unsubscribe=1&redirect=%2Fnews'],
    ['/de_DE/dummy', login('/dummy'), '200'],
    ['/de_DE/logout', '/de_DE/login', '200'],
    ['/de_DE/mocs', login('/mocs'), '/api/v2/auth/mocs'],
    ['/de_DE/jobs?from=mail', login('/jobs?from=mail'), '/de_DE/page/stellen?from=mail'],
    ['/de_DE/terms', '/de_DE/page/agb', '/de_DE/page/agb'],
    ['/de_DE/imprint?x=1', '/de_DE/page/imprint-2026?x=1', '/de_DE/page/imprint-2026?x=1'],
    ['/de_DE/q-and-a', '/de_DE/page/faq', '/de_DE/page/faq'],
    ['/de_DE/groups/7/topics/9?tab=a', login('/groups/7/topics/9?tab=a'), '/de_DE/groups/7?tab=a&topic_id=9'],
    ['/de_DE/page/imprint-2026', '200', '200'],
    ['/de_DE/previews/spring?token=good', '200', '200'],
    ['/de_DE/previews/spring?token=bad', '410', '410'],
    ['/de_DE/previews/spring', '410', '410'],
    ['/de_DE/landing', login('/landing'), '/de_DE/404'],
    ['/de_DE/page/welcome', login('/page/welcome'), '200'],
    ['/de_DE/page/nowhere', login('/page/nowhere'), '404'],
    ['/de_DE/page/portal.pages.imprint?x=1', '/de_DE/page/imprint-2026?x=1', '/de_DE/page/imprint-2026?x=1'],
    ['/de_DE/page/portal.pages.nothing', '404', '404'],
    ['/de_DE/page/portal.menu.welcome', login('/page/portal.menu.welcome'), '/de_DE/page/welcome'],
    ['/de_DE/page/portal.menu.news', login('/page/portal.menu.news'), '404'],
    ['/de_DE/403', '403', '403'],
    ['/de_DE/404', '404', '404'],
    ['/de_DE/error?title=Oops', '400', '400'],
    ['/de_DE/result-not-found', '404', '404'],
  ])('%s: a guest gets %s, a member %s', async (path, guest, member) => {
    expect([await follow(path), await follow(path, { member: true })]).toEqual([guest, member]);
  });

  it.each<Row>([
    ['/', '/de_DE', '/de_DE'],
    ['/de_DE', '200', '200'],
    ['/de_DE?unsubscribe=1', '200', '200'],
    ['/de_DE/landing?x=1', '/de_DE?x=1', '/de_DE?x=1'],
    ['/de_DE/dummy', login('/dummy'), '200'],
  ])('with a landing page, %s: a guest gets %s, a member %s', async (path, guest, member) => {
    expect([await follow(path, { landing: 'hello' }), await follow(path, { landing: 'hello', member: true })]).toEqual([guest, member]);
  });

  it('a landing page that is not there leads guests to the login', async () => {
    expect(await follow('/de_DE', { landing: 'in-preparation' })).toBe(login('/'));
    expect(await follow('/de_DE', { landing: 'in-preparation', member: true })).toBe('200');
  });

  it('the TV page is for members of a customer who has set it up, even while its content does not come', async () => {
    const path = '/de_DE/bubbletool_tv';
    expect([await follow(path), await follow(path, { member: true })]).toEqual([login('/bubbletool_tv'), '/de_DE/404']);
    expect([await follow(path, { tv: true }), await follow(path, { tv: true, member: true })]).toEqual([login('/bubbletool_tv'), '200']);
  });

  it('an unknown language leads to the one that the member has selected', async () => {
    expect(await follow('/xx_XX/news', { member: true, language: 'ar' })).toBe('/ar');
    expect(await follow('/', { language: 'fr_FR' })).toBe('/fr_FR');
  });

  it.each(table.filter(({ audience }) => audience === 'members').map(({ path }) => path))(
    'a guest is led from %s to the login',
    async (path) => {
      const address = path.replace(/:\w+/g, '7');
      expect(await follow(`/de_DE/${address}`)).toBe(login(`/${address}`));
    },
  );

  it.each(table.filter(({ audience }) => audience === 'guests').map(({ path }) => path))('a member is led on from %s', async (path) => {
    expect(await follow(`/de_DE/${path}`, { member: true })).toMatch(/^\/de_DE/);
  });

  it('every address of the table is a route, and no other', () => {
    const paths: string[] = [];
    const walk = (list: readonly RouteObject[]) =>
      list.forEach(({ handle, children }) => (handle ? paths.push((handle as { path: string }).path) : walk(children ?? [])));
    walk(routes);
    expect(paths.toSorted()).toEqual(table.map(({ path }) => path).toSorted());
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it('every screen is in the list that the accessibility tests go through', () => {
  const screens = new Set([...guestScreens, ...memberScreens].map(({ route }) => route));
  const paths: readonly string[] = table.map(({ path }) => path);
  expect([...screens].filter((path) => !paths.includes(path))).toEqual([]);
  const shown = table.filter(({ load }) => !String(load).includes('/aliases/')).map(({ path }) => path);
  expect(shown.length).toBeGreaterThan(20);
  expect(shown.filter((path) => !screens.has(path) && !openedByWalking.has(path))).toEqual([]);
});
