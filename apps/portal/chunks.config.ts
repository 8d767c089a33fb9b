import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import sizes from '../../tools/sizes/sizes.json' with { type: 'json' };
import { type ModuleGraph, reachedFrom } from '../../tools/vite/module-graph.ts';
import { routeSources, sourcesOf } from './route-sources.ts';
import { moduleSource } from './src/host/modules/module-source.ts';

const repository = join(import.meta.dirname, '../..');
const portal = 'apps/portal';
const inPortal = (file: string): string => join(portal, file);

/** The browser's entry, from the portal's folder. */
export const entry = 'src/router/entry-client.tsx';
const table = 'src/router/table.ts';

/** What is loaded for the start beside its code: the error page, without which a lost connection could not be told, and the services of the login screen. */
const alsoAtStart = ['src/router/error-page.tsx', 'src/routes/login/login-services.tsx'];

/**
 * What is loaded at one moment comes in one file: what every page loads once it is hydrated, what members' pages load when nothing more urgent is left,
 * the settings of the phone's drawer, an article with what its comments need at a tap, the news with the list that a category has as well.
 */
const together = {
  late: ['src/host/session/watch-session.ts', 'src/router/navigation/navigation.tsx', 'src/host/language/all-messages.tsx'],
  idle: [
    'src/router/shell/portal-back-to-top.tsx',
    'src/host/installable/notices.tsx',
    'src/host/realtime/start-realtime.ts',
    'src/host/chat/chat-launcher.tsx',
    'src/host/errors/kept-instead.ts',
  ],
  drawer: ['src/router/settings/settings-list.tsx', 'src/router/settings/settings-drawer.tsx', '../../libs/ui/src/drawer/watch-swipe.ts'],
  article: ['src/routes/news/article.route.tsx', 'src/host/reactions/reply-form.tsx', 'src/host/reactions/change-form.tsx'],
  news: ['src/routes/news/news-list.route.tsx', 'src/routes/news/news-list-view.tsx'],
};

/** What comes with `idle`, too, though screens of few visits show some of it at once: they load the rest a moment early. */
const alsoIdle = ['src/routes/home/home-head.tsx', 'src/host/search/search-form.tsx', 'src/router/prefetches.ts'];

/** The views that have a budget: what a visitor waits for. Those of bare screens come before the portal's frame. */
const views = sizes.views.map(({ route, modules = [] }) => ({
  bare: routeSources.routes.some(({ path, bare }) => path === route && bare),
  sources: [entry, ...sourcesOf(route, modules).sources].map(inPortal),
}));

/** From how many screens on a module comes with the members' code, whichever of them is shown. */
const common = 4;
/** Which part of the dashboard's modules a screen has to want, to load all of them. */
const cohesion = 1 / 4;

const pageModules = globSync('libs/modules/*', { cwd: repository }).map((folder) => inPortal(moduleSource(basename(folder))));

/** The chat's panel and its largest view, which are loaded side by side. */
const chat = ['src/host/chat/chat-panel.tsx', '../../libs/widgets/chat/src/conversation/conversation-view.tsx'];

/** Where editors work, what they show outsiders by links, the chat, and what the bell opens: what these need as well is no reason to give it to everyone. */
const isApart = (module: string): boolean =>
  module.startsWith('libs/widgets/chat/') ||
  [
    'src/routes/studio/',
    'src/routes/page/preview',
    'src/routes/page/article-preview',
    'src/host/chat/chat-panel',
    'src/host/chat/prefetch-chat',
    'src/host/notifications/',
  ].some((place) => module.startsWith(inPortal(place)));

const screens = [
  // Several addresses may have one file.
  ...new Set(routeSources.routes.map(({ source }) => inPortal(source))),
  ...pageModules,
].filter((screen) => !isApart(screen));

/** By module the roots that need it at once. */
function wantedBy(graph: ModuleGraph, roots: Iterable<string>): Map<string, string[]> {
  const wanted = new Map<string, string[]>();
  for (const root of roots) for (const module of reachedFrom(graph, [root])) wanted.set(module, [...(wanted.get(module) ?? []), root]);
  return wanted;
}

/** Of some modules those that no screen wants without wanting many of the others. */
function cohesive(modules: ReadonlySet<string>, wanted: Map<string, string[]>): Set<string> {
  const shares = new Map<string, number>();
  for (const module of modules)
    for (const screen of wanted.get(module) ?? []) shares.set(screen, (shares.get(screen) ?? 0) + 1 / modules.size);
  return new Set([...modules].filter((module) => (wanted.get(module) ?? []).every((screen) => shares.get(screen)! >= cohesion)));
}

/**
 * Few files, because each costs a round trip; automatic splitting makes one for every set of routes that shares a module. So what several parts of the
 * portal need comes together (docs/decisions/0041):
 *
 * - `every`: with what the screens without the portal's frame need before anything else;
 * - `faults`: with the error page, which guests see, too, and whose styles are in every document;
 * - `members`: with the frame and the dashboard's own screen, or with another view of members, or with many screens, or with one and each page's late parts;
 * - `dashboard`: with the dashboard's first modules alone among the views;
 * - the sets of `together`, each with what no file before it brings;
 * - `chat`: what the chat and parts of the editors' studio need and nothing else does, so that members load nothing of the studio;
 * - `studio`: what several parts of the studio need and nothing else does;
 * - `icons`: those that several of what is left show, which would be a file each.
 *
 * @public Its test imports it by its address.
 */
export function chunkGroups(graph: ModuleGraph): (module: string) => string | undefined {
  const reached = (sources: readonly string[]) => reachedFrom(graph, sources.map(inPortal));
  const start = reached([entry]);
  const bare = reachedFrom(graph, [...views.filter((view) => view.bare).flatMap(({ sources }) => sources), inPortal(alsoAtStart[1]!)]);
  const faults = reached([alsoAtStart[0]!]);
  const home = reached([routeSources.frame, ...sourcesOf('').sources]);
  const [dashboard = new Set<string>(), ...others] = views.filter((view) => !view.bare).map(({ sources }) => reachedFrom(graph, sources));
  const parts = wantedBy(
    graph,
    [...new Set([...graph.loads.values()].flat())].filter((part) => !isApart(part)),
  );
  const apart = wantedBy(
    graph,
    [...new Set([...graph.loads.values()].flat())].filter((part) => isApart(part)),
  );
  const ofChat = reached(chat);
  const shown = wantedBy(graph, screens);
  const isShared = (module: string) => (parts.get(module)?.length ?? 0) > 1;
  const alone = [...dashboard].filter(
    (module) =>
      isShared(module) && !bare.has(module) && !faults.has(module) && !home.has(module) && !others.some((view) => view.has(module)),
  );
  const always = reached([...together.late, ...together.idle, ...alsoIdle, ...together.drawer]);
  const isWhole = (module: string) => alsoIdle.map(inPortal).includes(module);
  const isMembers = (module: string) =>
    home.has(module) ||
    (!isWhole(module) &&
      ((always.has(module) && shown.has(module)) ||
        (isShared(module) && !alone.includes(module) && (dashboard.has(module) || (shown.get(module)?.length ?? 0) >= common))));
  // What the members' chunk needs comes with it: chunks that need each other would run in a circle.
  const below = reachedFrom(graph, [...parts.keys()].filter(isMembers));
  const ofDashboard = cohesive(new Set(alone.filter((module) => !below.has(module))), shown);
  const left = reachedFrom(
    graph,
    alone.filter((module) => !ofDashboard.has(module)),
  );
  const sets = Object.entries({ ...together, idle: [...together.idle, ...alsoIdle] }).map(([name, sources]) => ({
    name,
    modules: reached(sources),
  }));
  return (module) => {
    if (start.has(module)) return 'every';
    if (isShared(module) && bare.has(module)) return 'every';
    if (!bare.has(module) && faults.has(module)) return 'faults';
    if (!bare.has(module) && isMembers(module)) return 'members';
    if (!bare.has(module) && dashboard.has(module)) return left.has(module) ? 'members' : 'dashboard';
    const set = sets.find(({ modules }) => modules.has(module));
    if (set) return set.name;
    if (!parts.has(module) && (apart.get(module)?.length ?? 0) > 1) return ofChat.has(module) ? 'chat' : 'studio';
    return isShared(module) && module.includes('/lucide-react/') ? 'icons' : undefined;
  };
}

/**
 * For `codeSplitting.groups`: the groups by the modules' ids. A style sheet goes where the first of its importers goes, and all that pages of members are made of
 * into one, which is linked before it is known what a page shows, and kept by browsers: as sheets of their own they would stand in each document.
 */
export function codeSplitting(graph: ModuleGraph) {
  const groupOf = chunkGroups(graph);
  const order = ['every', 'faults', 'members', 'dashboard', ...Object.keys(together), 'chat', 'studio'];
  const inRepository = (id: string) => id.replace(`${repository}/`, '');
  const group = (id: string) => groupOf(inRepository(id));
  const ofPages = reachedFrom(graph, [...pageModules, ...[...Object.values(together).flat(), ...alsoIdle].map(inPortal)]);
  return {
    groups: [
      {
        name(id: string, bundle: { getModuleInfo: (id: string) => { importers: readonly string[] } | null }) {
          if (!id.endsWith('.vanilla.css')) return group(id) ?? null;
          const importers = bundle.getModuleInfo(id)?.importers ?? [];
          const wanted: (string | undefined)[] = importers.map(group);
          if (importers.some((importer) => ofPages.has(inRepository(importer)))) wanted.push('members');
          return order.find((name) => wanted.includes(name)) ?? null;
        },
        debugName: 'views',
        includeDependenciesRecursively: false,
      },
    ],
  };
}

/** What has its messages in a part of its own, which it loads: little of it is ever shown. */
const ownWords = ['src/host/installable/notices.tsx', 'src/host/reactions/queued-list.tsx', 'src/host/notifications/bell-panel.tsx'].map(
  inPortal,
);
/** The same of the chat, which is loaded when it is opened first. */
const chatParts = chat.map(inPortal);

/**
 * The files whose messages come with the start, with screens of few visits (`words: 'all'` in the table), with what is loaded when idle, with the editors' studio
 * alone (`words: 'studio'`), with the chat, and with all others. A message of several belongs to the first of start and others.
 */
export function messageFiles(graph: ModuleGraph): Record<'start' | 'more' | 'rest' | 'late' | 'studio' | 'chat', string[]> {
  const routes = (chosen: (words: string | undefined) => boolean) =>
    routeSources.routes.filter(({ words }) => chosen(words)).map(({ source }) => inPortal(source));
  const start = reachedFrom(graph, [entry, ...alsoAtStart].map(inPortal).concat(routes((words) => words === 'few')));
  const all = { withLoads: true, but: new Set(chatParts) };
  const rare = reachedFrom(
    graph,
    routes((words) => words === 'all'),
    all,
  );
  const studio = reachedFrom(
    graph,
    routes((words) => words === 'studio'),
    all,
  );
  // The table loads every route: what is only behind a rare one is found by not going through it.
  const usual = [entry, routeSources.frame].map(inPortal).concat(routes((words) => words !== 'all' && words !== 'studio'));
  const others = new Set([
    ...reachedFrom(graph, usual, { withLoads: true, but: new Set([inPortal(table), ...ownWords, ...chatParts]) }),
    inPortal(table),
  ]);
  const late = reachedFrom(graph, ownWords, all);
  const ofChat = reachedFrom(graph, chatParts, { withLoads: true });
  const ours = (modules: Iterable<string>) => [...modules].filter((module) => /^(apps|libs)\/.*\.tsx?$/.test(module));
  return {
    start: ours(start),
    more: ours(rare).filter((module) => !others.has(module) && !late.has(module)),
    late: ours(late).filter((module) => !others.has(module) && !rare.has(module) && !start.has(module)),
    studio: ours(studio).filter((module) => [start, others, rare, late, ofChat].every((other) => !other.has(module))),
    chat: ours(ofChat).filter((module) => [start, others, rare, late].every((other) => !other.has(module))),
    rest: ours([...others, ...[...late].filter((module) => rare.has(module))]).filter((module) => !start.has(module)),
  };
}
