import type { Schemas } from '@foyer/api';
import { isLocale } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import type { AppContext } from '../app/app-context.ts';
import { endSession } from './end-session.ts';
import { afterLoginPath } from '../links/redirects.ts';
import { sessionMark } from './session-mark.ts';
import { endedSessionAtom, sessionAtom } from '../app/state.ts';
import { wasSignedOut } from './signed-out.ts';

/** What of the router is needed. */
interface Navigation {
  navigate(to: string, options: { replace: boolean }): Promise<void>;
  revalidate(): Promise<void>;
}

const everyMs = 1000;

const mark = () => sessionMark(document.cookie);

let lookNow: (() => Promise<boolean | undefined> | undefined) | undefined;

/** Asks the server whose session this is, whatever the cookies say, and brings the tab in step. Returns whether someone is signed in; undefined without an answer. */
export const askForSession = async (): Promise<boolean | undefined> => lookNow?.();

/**
 * Keeps this tab in step with what others do to the session: logging out or in as someone else there does so here within two seconds. The cookies
 * are checked once a second; a page that opens or wakes asks the hidden ones to look at once, for their clocks are slow. `rendered` is the mark of
 * the session the document was made for, so that nothing is missed before this code has come.
 */
export function watchSession(app: AppContext, router: Navigation, rendered: string | undefined): void {
  let seen = rendered;
  let asking: Promise<boolean | undefined> | undefined;
  async function ask() {
    try {
      const { data } = await app.api(app.firstView.selectedLanguage).client.GET('/user/me');
      seen = mark();
      await follow(app, router, data!);
      return data!.user !== null;
    } catch {
      // No connection: the next look asks again.
      return undefined;
    }
  }
  function look(anyway = false) {
    if (anyway || mark() !== seen) asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }
  lookNow = () => look(true);
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('foyer-session') : undefined;
  channel?.addEventListener('message', () => void look());
  channel?.postMessage('look');
  setInterval(() => void look(), everyMs);
  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('pageshow', () => void look());
  void look();
}

/** Brings the tab in step with the session as the server knows it. */
export async function follow({ store }: Pick<AppContext, 'store'>, router: Navigation, session: Schemas['Session']): Promise<void> {
  const before = store.get(sessionAtom)?.user ?? store.get(endedSessionAtom)?.user;
  const now = session.user;
  if (before && !now && !wasSignedOut()) return endSession(store);
  if (before && now?.user_id !== before.user_id) {
    // Only here, for it belongs to the members' code and guests watch as well.
    await import('./forget-member.ts').then(({ forgetMember }) => forgetMember());
    return now ? location.reload() : location.assign(loginOf(location.pathname));
  }
  store.set(sessionAtom, session);
  if (!before && now) await enter(router);
}

const localeOf = (path: string) => {
  const [, lang] = path.split('/');
  return isLocale(lang) ? lang : undefined;
};

const loginOf = (path: string): string => {
  const locale = localeOf(path);
  return locale ? localePath(locale, paths.login) : '/';
};

/** Someone has signed in elsewhere: what is only for guests gives way. */
async function enter(router: Navigation): Promise<void> {
  const locale = localeOf(location.pathname);
  const isLogin = locale && location.pathname.startsWith(localePath(locale, paths.login));
  if (isLogin) await router.navigate(afterLoginPath(locale, new URLSearchParams(location.search)), { replace: true });
  else await router.revalidate();
}
