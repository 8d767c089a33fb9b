import type { Locale } from '@foyer/i18n';
import { useQueryClient } from '@tanstack/react-query';
import type { AppContext } from '../app/app-context.ts';
import { loadChunk } from '../app/chunk.ts';
import { useApp } from '../app/use-app.ts';
import { useLocale } from '../language/use-locale.ts';
import { LatePart } from '../late/late-part.tsx';
import { onDemand } from '../late/on-demand.ts';

// No one's page waits for the code of the chat.
const load = (app: AppContext, locale: Locale) =>
  loadChunk(async () => {
    const parts = [import('./chat-panel.tsx'), app.loadMessages(locale, 'chat'), import('@foyer/widget-chat/conversation')] as const;
    return (await Promise.all(parts))[0];
  });

const Panel = onDemand(async (app, locale) => (await load(app, locale)).ChatPanel);

/** `ChatPanel`, loaded when it is opened first. */
export const LazyChatPanel = () => (
  <LatePart>
    <Panel />
  </LatePart>
);

/** Loads the chat ahead, with the list that it begins with, when a pointer is above what opens it. */
export function useWarmChat(): () => void {
  const [app, locale] = [useApp(), useLocale()];
  const queries = useQueryClient();
  return () => {
    load(app, locale).catch(() => undefined);
    import('./prefetch-chat.ts').then(
      ({ prefetchChat }) => prefetchChat(queries, app.api(locale)),
      () => undefined,
    );
  };
}
