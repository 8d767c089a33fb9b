import {
  aConfirmationDemand,
  aPage,
  anArticleTeaser,
  anArticleteaserModule,
  aScoresModule,
  aSession,
  aUser,
  everyModule,
  someLikes,
  someMemberScores,
  someSettings,
} from '@foyer/api/testing';
import { ApiProvider, likesQuery, ownConfirmationsQuery, pageQuery, type Schemas, settingsQuery } from '@foyer/api';
import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { IntlProvider } from 'react-intl';
import { createStaticHandler, createStaticRouter, type RouteObject, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { createAppContext } from '../../host/app/app-context.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { useApp } from '../../host/app/use-app.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { ModuleList } from '../../host/modules/module-list.tsx';
import { AppRoot } from '../app-root.tsx';
import { filledIn } from './filled-in.ts';
import { renderToText } from './render-to-text.ts';
import { shareModules } from './share-modules.tsx';
import { sharedStore } from './shared-store.ts';

const settings = someSettings({ base_options: { clickable_like_in_top_teaser: true } });

/** A page as the router shows it, with everything that a module finds around it. */
function Page() {
  const app = useApp();
  const api = app.api('de_DE');
  return (
    <IntlProvider locale="de-DE" timeZone="Europe/Berlin" onError={() => undefined}>
      <ApiProvider api={api}>
        <QueryClientProvider client={queryClientOf(app)}>
          <Modules />
        </QueryClientProvider>
      </ApiProvider>
    </IntlProvider>
  );
}

function Modules() {
  const { data: page } = useSuspenseQuery(pageQuery(useApp().api('de_DE'), 'dashboard'));
  return <ModuleList modules={page.modules} page={page.id} />;
}

const routesOf = (shown: Schemas['Settings']): RouteObject[] => [
  { id: 'language', path: '/:lang', loader: () => ({ settings: shown }), Component: Page },
];
const routes = routesOf(settings);

interface Member {
  name: string;
  points: number;
  /** The articles they have confirmed. */
  confirmed: string[];
  modules: Schemas['Module'][];
  /** How many like each story, where the document brings that. */
  likes?: number;
  sharing?: boolean;
  settings?: Schemas['Settings'];
}

/** The page as a member is sent it; with `sharing` what was missing is made before it returns. */
async function pageOf({ name, points, confirmed, modules, likes, sharing = true, settings: shown = settings }: Member): Promise<string> {
  const app = createAppContext({
    firstView: { now: 0, timeZone: 'Europe/Berlin', theme: 'system', selectedLanguage: 'de_DE' },
    isServer: true,
    routes,
    firstSettings: { locale: 'de_DE', settings: shown },
    baseUrl: 'http://foyer.test/api/v2',
    fetch: () => new Promise(() => undefined),
  });
  const api = app.api('de_DE');
  const queries = queryClientOf(app);
  app.store.set(sessionAtom, aSession({ user: aUser({ firstname: name, fullname: name }) }));
  queries.setQueryData(settingsQuery(api).queryKey, shown);
  queries.setQueryData(ownConfirmationsQuery(api).queryKey, { news_ids: confirmed });
  for (const { id } of likes === undefined ? [] : modules.flatMap((module) => (module.type === 'topteaser' ? module.results : []))) {
    queries.setQueryData(likesQuery(api, { type: 'news', id }).queryKey, someLikes({ count: likes }));
  }
  const own = aScoresModule({ results: [someMemberScores({ status_points: points, status_level: `Level of ${name}` })] });
  queries.setQueryData(pageQuery(api, 'dashboard').queryKey, aPage({ id: 'dashboard', modules: [...modules, own] }));
  const handler = createStaticHandler(routesOf(shown));
  const context = (await handler.query(new Request('http://foyer.test/de_DE'))) as StaticHandlerContext;
  const shared = sharing ? shareModules(app, handler.dataRoutes, context) : undefined;
  const html = await renderToText(
    <AppRoot app={app}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </AppRoot>,
    { signal: new AbortController().signal, onError: () => undefined },
  );
  await shared?.makeMissing();
  const text = shared ? shared.fillIn(html, '') : filledIn(html, []);
  return [text.html, ...text.more].map(String).join('');
}

const asking = anArticleTeaser({ id: 'asked', title: 'Please confirm', confirmation: aConfirmationDemand() });
const modules = [
  ...everyModule().filter(({ type }) => type !== 'scores'),
  anArticleteaserModule({ id: 'asking', results: [asking] }),
] as Schemas['Module'][];

const anna = { name: 'Anna-Only', points: 4711, confirmed: ['asked'], modules };
const ben = { name: 'Ben-Only', points: 1234, confirmed: [], modules };

/** What is kept and may go to others. */
const kept = () => [...sharedStore.entries()].filter(([, { rendered }]) => rendered !== null);

beforeEach(() => sharedStore.clear());

it('sends a member the very page they would be sent alone, no matter who came before', async () => {
  const alone = await pageOf({ ...ben, sharing: false });
  const before = await pageOf(anna);
  expect(kept().length).toBeGreaterThan(10);
  const shared = await pageOf(ben);
  expect(shared).toBe(alone);
  expect(before).toContain('Anna-Only');
  expect(await pageOf(anna)).toBe(before);
});

it('keeps nothing of a member', async () => {
  await pageOf(anna);
  const all = JSON.stringify([...sharedStore.entries()]);
  expect(all).not.toMatch(/Anna-Only|4711|4\.711/);
});

it('shares with those who have confirmed the same what asks for it, and with no one else', async () => {
  await pageOf(anna);
  await pageOf(ben);
  const carla = { ...anna, name: 'Carla-Only', confirmed: ['another', 'asked'] };
  const before = kept().length;
  for (const member of [carla, { ...ben, confirmed: ['another'] }]) {
    expect(await pageOf(member)).toBe(await pageOf({ ...member, sharing: false }));
  }
  expect(kept()).toHaveLength(before);
});

it('renders for each what shows more to those whose document brings its data', async () => {
  const stories = modules.filter(({ type }) => type === 'topteaser');
  const shared = await pageOf({ ...anna, modules: stories });
  const liked = { ...ben, modules: stories, likes: 4 };
  const own = await pageOf(liked);
  expect(own).toBe(await pageOf({ ...liked, sharing: false }));
  expect(own.replaceAll('Ben-Only', 'Anna-Only')).not.toBe(shared);
});

it('shares nothing among customers who address their readers in different forms', async () => {
  // Of no other test: how often a customer's page is rendered to be shared is limited.
  const speaking = (form_of_address: Schemas['Settings']['form_of_address']) =>
    someSettings({ organisation: { name: 'Two forms' }, form_of_address });
  const [formal, informal] = [speaking('formal'), speaking('informal')];
  await pageOf({ ...anna, settings: formal });
  const before = kept().length;
  expect(before).toBeGreaterThan(10);
  const other = await pageOf({ ...anna, settings: informal });
  expect(kept()).toHaveLength(2 * before);
  expect(other).toBe(await pageOf({ ...anna, settings: informal, sharing: false }));
});

it('renders again what has changed', async () => {
  await pageOf(anna);
  const changed = modules.map((module) => (module.type === 'downloads' ? { ...module, title: 'Renamed since' } : module));
  const answer = await pageOf({ ...ben, modules: changed });
  expect(answer).toContain('Renamed since');
  expect(answer).toBe(await pageOf({ ...ben, modules: changed, sharing: false }));
});
