// @vitest-environment jsdom
import { aSession, anAnonymousSession, aUser } from '@foyer/api/testing';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endedSessionAtom, sessionAtom } from '../app/state.ts';
import type { AppContext } from '../app/app-context.ts';
import { sessionMark } from './session-mark.ts';
import { follow, watchSession } from './watch-session.ts';

/** As the server sets them with its answers. */
const markSignedOut = () => void (document.cookie = 'signed_out=1; Path=/');
const clearSignedOut = () => void (document.cookie = 'signed_out=; Path=/; Max-Age=0');

const router = { navigate: vi.fn(async () => {}), revalidate: vi.fn(async () => {}) };
const other = aSession({ user: aUser({ user_id: 'another-user' }) });

/** A tab on a page, as someone. */
function tab(session = aSession(), pathname = '/fr_FR/news') {
  const store = createStore();
  store.set(sessionAtom, session);
  const location = { pathname, search: '?redirect=%2Fnews%2F1', assign: vi.fn(), reload: vi.fn() };
  vi.stubGlobal('location', location);
  return { app: { store }, store, location };
}

beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.setItem('foyer-draft:x', 'secret');
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearSignedOut();
  sessionStorage.clear();
});

describe('a tab of a member', () => {
  it('leaves for the login when they log out elsewhere, without their drafts', async () => {
    const { app, location } = tab();
    markSignedOut();
    await follow(app, router, anAnonymousSession());
    expect(location.assign).toHaveBeenCalledWith('/fr_FR/login');
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps the page and asks for signing in when the session has merely ended', async () => {
    const { app, store, location } = tab();
    await follow(app, router, anAnonymousSession());
    expect(location.assign).not.toHaveBeenCalled();
    expect(store.get(endedSessionAtom)).toEqual(aSession());
    expect(sessionStorage).toHaveLength(1);
  });

  it('is loaded again for another member, without the drafts of the first', async () => {
    const { app, location } = tab();
    await follow(app, router, other);
    expect(location.reload).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
  });

  it('goes on for the same member, also over an ended session', async () => {
    const { app, store, location } = tab(anAnonymousSession());
    store.set(endedSessionAtom, aSession());
    await follow(app, router, aSession());
    expect(store.get(sessionAtom)).toEqual(aSession());
    expect(location.reload).not.toHaveBeenCalled();
  });
});

describe('a tab of a guest', () => {
  it('goes from the login to where they wanted to be', async () => {
    const { app } = tab(anAnonymousSession(), '/fr_FR/login');
    await follow(app, router, aSession());
    expect(router.navigate).toHaveBeenCalledWith('/fr_FR/news/1', { replace: true });
  });

  it('shows elsewhere what members see', async () => {
    const { app } = tab(anAnonymousSession(), '/fr_FR/page/imprint');
    await follow(app, router, aSession());
    expect(router.revalidate).toHaveBeenCalledTimes(1);
  });
});

describe('what is watched', () => {
  const cookie = 'csrf_token=abcdefghij; Path=/';
  const watch = (rendered: string | undefined) => {
    const GET = vi.fn(async () => ({ data: aSession() }));
    const app = { store: createStore(), firstView: { selectedLanguage: 'de_DE' }, api: () => ({ client: { GET } }) };
    watchSession(app as unknown as AppContext, router, rendered);
    return GET;
  };
  beforeEach(() => {
    vi.useFakeTimers();
    document.cookie = cookie;
  });
  afterEach(() => vi.useRealTimers());

  it('is the session the document was made for: a change since then is seen at once', async () => {
    expect(watch('of-befor')).toHaveBeenCalledTimes(1);
  });

  it('costs no request while nothing changes, and one when it does', async () => {
    const asked = watch(sessionMark(cookie));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).not.toHaveBeenCalled();
    document.cookie = 'csrf_token=klmnopqrst; Path=/';
    await vi.advanceTimersByTimeAsync(3_000);
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
