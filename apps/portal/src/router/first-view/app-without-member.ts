import { menuQuery, ownConfirmationsQuery, type Schemas, unreadActivitiesQuery } from '@foyer/api';
import type { Locale } from '@foyer/i18n';
import { type AppContext, createAppContext } from '../../host/app/app-context.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { queryClientOf } from '../../host/data/query-client.ts';
import { definitionOf } from '../../host/modules/registry.ts';
import type { SharedModules } from '../../host/shared/shared-modules.ts';
import { routes } from '../routes.tsx';

/** The session of a member without a name, rights or anything else of their own. */
const session: Schemas['Session'] = {
  status: 'authenticated',
  user: {
    user_id: '',
    firstname: '',
    lastname: '',
    fullname: '',
    email: '',
    title: null,
    image: null,
    permissions: [],
    admin_url: null,
  },
  selected_language: 'de_DE',
  agb_nda_accepted: true,
  terms_user_id: null,
  terms_version: null,
  consent_accepted: true,
  location: null,
  sso: false,
  has_password: true,
  allow_posts_without_grp_and_topic: false,
  personal_api_keys: false,
};

/** A module the server completed for the member: its place alone. */
const withoutPersonal = (module: Schemas['Module']): Schemas['Module'] =>
  definitionOf(module)?.personal
    ? ({ id: module.id, type: module.type, title: '', options: {}, results: [] } as unknown as typeof module)
    : module;

const isPage = (key: readonly unknown[]): boolean => key[1] === '/pages/{id}';

/**
 * The same screen for a member who is no one: it has the menu and the pages that `app` shows, which are the same for all, without what is personal in them, and nothing else
 * of the member's. It can ask the server nothing.
 */
export function appWithoutMember(app: AppContext, locale: Locale, settings: Schemas['Settings'], shared: SharedModules): AppContext {
  const fetch = () => Promise.reject(new Error('What is shared asks nothing.'));
  const firstView = { ...app.firstView, theme: 'system' as const };
  const memberless = createAppContext({
    firstView,
    isServer: true,
    routes,
    shared,
    firstSettings: { locale, settings },
    baseUrl: 'http://localhost/api/v2',
    fetch,
  });
  // Whether the menu holds a logout.
  memberless.store.set(sessionAtom, { ...session, sso: app.store.get(sessionAtom)?.sso ?? false });
  const [queries, api] = [queryClientOf(memberless), memberless.api(locale)];
  queries.setQueryData(menuQuery(api).queryKey, queryClientOf(app).getQueryData(menuQuery(app.api(locale)).queryKey) ?? []);
  queries.setQueryData(unreadActivitiesQuery(api).queryKey, { count: 0 });
  queries.setQueryData(ownConfirmationsQuery(api).queryKey, { news_ids: [] });
  for (const { queryKey, state } of queryClientOf(app).getQueryCache().getAll()) {
    const page = isPage(queryKey) && (state.data as Schemas['Page'] | undefined);
    if (page) queries.setQueryData(queryKey, { ...page, modules: page.modules.map(withoutPersonal) });
  }
  return memberless;
}
