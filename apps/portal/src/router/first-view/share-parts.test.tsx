import { ApiProvider, menuQuery, pageQuery, type Schemas, settingsQuery, unreadActivitiesQuery } from '@foyer/api';
import { aMenu, aMenuItem, anArticleteaserModule, aPage, aSession, aUser, someSettings } from '@foyer/api/testing';
import { UiProvider } from '@foyer/ui';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { IntlProvider } from 'react-intl';
import { createStaticHandler, createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { createAppContext } from '../../host/app/app-context.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { useApp } from '../../host/app/use-app.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { PortalLink } from '../../host/links/portal-link.tsx';
import { ModuleList } from '../../host/modules/module-list.tsx';
import { AppRoot } from '../app-root.tsx';
import { routes } from '../routes.tsx';
import { MemberLayout } from '../shell/member-layout.tsx';
import { filledIn } from './filled-in.ts';
import { renderToText } from './render-to-text.ts';
import { shareModules } from './share-modules.tsx';
import { sharedStore } from './shared-store.ts';

const settings = someSettings();
const shell = {
  settings,
  languages: [{ key: 'de_DE', label: 'Deutsch' }],
  legalPages: [{ page_id: 'imprint', title: 'Impressum' }],
  words: {},
};

function Frame() {
  return (
    <IntlProvider locale="de-DE" timeZone="Europe/Berlin" onError={() => undefined}>
      <ApiProvider api={useApp().api('de_DE')}>
        <UiProvider anchor={PortalLink} language="de">
          <MemberLayout />
        </UiProvider>
      </ApiProvider>
    </IntlProvider>
  );
}

function Page() {
  const { data: page } = useSuspenseQuery(pageQuery(useApp().api('de_DE'), 'dashboard'));
  return (
    <div id={useId()}>
      <ModuleList modules={page.modules} />
    </div>
  );
}

const shown: RouteObject[] = [
  {
    id: 'language',
    path: '/:lang',
    loader: () => shell,
    Component: Frame,
    children: [
      { index: true, Component: Page },
      { path: 'news', Component: Page },
    ],
  },
];
const handler = createStaticHandler(shown);

interface Member {
  name: string;
  unread?: number;
  sso?: boolean;
  permissions?: Schemas['User']['permissions'];
  menu?: Schemas['MenuItem'][];
  modules?: Schemas['Module'][];
  path?: string;
}

const logout = aMenuItem({ type: 'logout', title: 'Aus dem Menü abmelden' });

/** The document as React rendered it and as the member is sent it; what was missing is made before it returns. */
async function documentOf(member: Member, sharing = true): Promise<{ rendered: string; sent: string }> {
  const { name, unread = 0, sso = false, permissions = [], menu = [...aMenu(), logout], path = '' } = member;
  const { modules = [anArticleteaserModule()] as Schemas['Module'][] } = member;
  const app = createAppContext({
    firstView: { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'de_DE' },
    isServer: true,
    routes,
    firstSettings: { locale: 'de_DE', settings },
    baseUrl: 'http://foyer.test/api/v2',
    fetch: () => new Promise(() => undefined),
  });
  const [api, queries] = [app.api('de_DE'), queryClientOf(app)];
  app.store.set(sessionAtom, aSession({ sso, user: aUser({ firstname: name, fullname: name, permissions }) }));
  queries.setQueryData(settingsQuery(api).queryKey, settings);
  queries.setQueryData(menuQuery(api).queryKey, menu);
  queries.setQueryData(unreadActivitiesQuery(api).queryKey, { count: unread });
  queries.setQueryData(pageQuery(api, 'dashboard').queryKey, aPage({ id: 'dashboard', modules }));
  const context = (await handler.query(new Request(`http://foyer.test/de_DE${path}`))) as StaticHandlerContext;
  const shared = sharing ? shareModules(app, handler.dataRoutes, context) : undefined;
  const rendered = await renderToText(
    <AppRoot app={app}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </AppRoot>,
    { signal: new AbortController().signal, onError: () => undefined },
  );
  await shared?.makeMissing();
  const text = shared ? shared.fillIn(rendered, '') : filledIn(rendered, []);
  return { rendered, sent: [text.html, ...text.more].map(String).join('') };
}

const places = (html: string): number => html.split('<template id=').length - 1;

const anna = { name: 'Anna-Only', unread: 17 };

beforeEach(() => sharedStore.clear());

it('takes the frame that was rendered once, and every member is sent what they would be sent alone', async () => {
  const first = await documentOf(anna);
  expect(places(first.rendered)).toBe(0);
  const others: Member[] = [
    { name: 'Ben-Only', unread: 3 },
    { name: 'Carla-Only', permissions: ['superadmin', 'editor'] as Schemas['User']['permissions'] },
    anna,
  ];
  for (const member of others) {
    const { rendered, sent } = await documentOf(member);
    // Four parts and a module.
    expect(places(rendered)).toBe(5);
    expect(sent).toBe((await documentOf(member, false)).sent);
    expect(sent).toContain(member.name);
  }
});

it('keeps nothing of a member', async () => {
  await documentOf(anna);
  const all = JSON.stringify([...sharedStore.entries()]);
  expect(all).toContain('Impressum');
  expect(all).not.toMatch(/Anna-Only|unread/);
});

it('has a menu of its own for those who came by single sign-on, who cannot log out by it', async () => {
  await documentOf(anna);
  const sso = { ...anna, sso: true };
  for (let round = 0; round < 2; round += 1) expect((await documentOf(sso)).sent).toBe((await documentOf(sso, false)).sent);
  expect((await documentOf(sso)).sent).not.toContain(logout.title);
  expect((await documentOf(anna)).sent).toContain(logout.title);
});

it('shows the menu of now, and where the reader is', async () => {
  await documentOf(anna);
  const changed = { ...anna, menu: [aMenuItem({ title: 'Renamed since' })] };
  expect((await documentOf(changed)).sent).toBe((await documentOf(changed, false)).sent);
  const elsewhere = { ...anna, path: '/news' };
  expect((await documentOf(elsewhere)).sent).toBe((await documentOf(elsewhere, false)).sent);
});

it('renders no page a second time for its frame alone', async () => {
  await documentOf({ ...anna, modules: [] });
  expect(sharedStore.size).toBe(0);
});
