import type { RenderedText } from '@foyer/api';
import { isLocale, type Locale } from '@foyer/i18n';
import { LRUCache } from 'lru-cache';
import { createStaticRouter, type StaticHandler, type StaticHandlerContext, StaticRouterProvider } from 'react-router';
import type { AppContext } from '../../host/app/app-context.ts';
import type { ShellData } from '../../host/app/shell-data.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { AppRoot } from '../app-root.tsx';
import { makeShared } from './make-shared.tsx';
import { appWithoutMember } from './app-without-member.ts';
import { filledIn } from './filled-in.ts';
import { renderToText } from './render-to-text.ts';
import { sharedContextKey } from './shared-keys.ts';
import { ownConfirmations, partKeysOf, takeShared } from './take-shared.ts';

/** How often a page's modules are rendered to be shared, within a minute: where much of it differs from member to member, each is better rendered for itself. */
const maxRounds = 4;
const rounds = new LRUCache<string, number>({ max: 1000 });

/** What a document does for those that follow. */
export interface Sharing {
  /** The document as rendered, with what it has taken in place, and its script. */
  fillIn(html: string, script: string): RenderedText;
  /** Makes what was not there yet, by a rendering that knows no member. Never rejects. */
  makeMissing(): Promise<void>;
}

const nothing: Sharing = { fillIn: (html, script) => filledIn(html, [], script), makeMissing: () => Promise.resolve() };

/**
 * Lets the document of a member's page take the modules and parts of the frame that were rendered before, for whichever member (docs/decisions/0054). Call `makeMissing` once it
 * has been rendered.
 */
export function shareModules(app: AppContext, dataRoutes: StaticHandler['dataRoutes'], context: StaticHandlerContext): Sharing {
  const shell = context.loaderData['language'] as ShellData | undefined;
  const { lang } = context.matches[0]?.params ?? {};
  const { pathname, search } = context.location;
  const isMembers = app.store.get(sessionAtom)?.status === 'authenticated';
  if (!isMembers || !shell || !isLocale(lang) || search !== '' || context.errors) return nothing;
  const key = sharedContextKey(app, shell, pathname);
  const taken = takeShared(key, app, lang);
  app.shared = taken;

  async function make({ settings }: ShellData, locale: Locale): Promise<void> {
    const { shared, keep } = makeShared(key, app.api(locale), settings, {
      own: ownConfirmations(app, locale),
      partKey: partKeysOf(key, app, locale),
    });
    const memberless = appWithoutMember(app, locale, settings, shared);
    const router = createStaticRouter(dataRoutes, context);
    const html = await renderToText(
      <AppRoot app={memberless}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </AppRoot>,
      // What fails without a member is rendered for each.
      { signal: new AbortController().signal, onError: () => undefined },
    );
    keep(html);
  }

  return {
    fillIn: (html, script) => filledIn(html, taken.modules, script),
    async makeMissing() {
      const round = rounds.get(key) ?? 0;
      if (taken.missing() === 0 || round >= maxRounds) return;
      rounds.set(key, round + 1);
      await make(shell, lang).catch(() => undefined);
    },
  };
}
