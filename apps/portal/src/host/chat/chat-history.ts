import type { ChatView } from '@foyer/widget-chat';

/** What an entry of the browser's history says of the chat, beside what the router keeps there (`key`). */
interface Entry {
  key?: string;
  foyer_chat?: { view: ChatView; depth: number };
}

const entryOf = (state: unknown): Entry => (state ?? {}) as Entry;
const current = () => entryOf(history.state);

/** Below this width the chat takes the screen, and the browser's way back leads out of it (access §9). */
const isNarrow = (): boolean => !matchMedia('(min-width: 60rem)').matches;

const isWayBack = (view: ChatView | null): boolean => view === null || view.name === 'list';

/**
 * Leads the chat to another view. On phones each view is an entry of the browser's history, as a screen is: what leads back goes back there, and `popstate` shows what
 * it has come to; elsewhere `show` alone.
 */
export function leadChat(view: ChatView | null, show: (view: ChatView | null) => void): void {
  const { foyer_chat: here } = current();
  if (!isNarrow() && !here) return show(view);
  if (view === null && here) return history.go(-here.depth);
  if (isWayBack(view) && here && here.depth > 1) return history.back();
  if (view !== null) {
    const replace = here && (isWayBack(view) || here.view.name === 'new');
    const depth = replace ? here.depth : (here?.depth ?? 0) + 1;
    const state = { ...current(), foyer_chat: { view, depth } };
    if (replace) history.replaceState(state, '');
    else history.pushState(state, '');
  }
  show(view);
}

/**
 * Follows the browser's ways back and forward. Those within one screen are the chat's alone: the router, which would load the screen again, does not hear of them.
 * Returns what ends it.
 */
export function watchChatHistory(screenKey: () => string, show: (view: ChatView | null) => void): () => void {
  const events = new AbortController();
  const onPop = (event: PopStateEvent): void => {
    const { key = 'default', foyer_chat } = entryOf(event.state);
    show(foyer_chat?.view ?? null);
    if (key === screenKey()) event.stopImmediatePropagation();
  };
  addEventListener('popstate', onPop, { capture: true, signal: events.signal });
  return () => events.abort();
}

/** What the present entry shows of the chat, after a reload. */
export const chatOfEntry = (): ChatView | null => current().foyer_chat?.view ?? null;
