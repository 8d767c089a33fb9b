import type { ChatView } from './chat-view.ts';

type LaterViews = typeof import('../conversation/conversation-view.tsx') & typeof import('../chat/rare-views.ts');

const arrived: Partial<LaterViews> = {};

/** The views that have arrived. */
export const laterViews = (): Partial<LaterViews> => ({ ...arrived });

/** Loads a view; also called when it seems to be meant. What is a press away, and not on the screen that opens, is not in the way of what is. */
export async function loadView(name: ChatView['name']): Promise<Partial<LaterViews>> {
  if (name === 'conversation') Object.assign(arrived, await import('../conversation/conversation-view.tsx'));
  else if (name !== 'list') Object.assign(arrived, await import('../chat/rare-views.ts'));
  return laterViews();
}

/** Loads a view in good time. Where it fails, the view says so when it is opened. */
export const loadAhead = (name: ChatView['name']): void => void loadView(name).catch(() => undefined);
