import { I18nProvider, localeOfWording, type Wording } from '@foyer/i18n';
import type { Messages } from '@foyer/i18n/messages';
import { Button } from '@foyer/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { chunkTimeout } from '../../host/app/chunk.ts';
import { ErrorPageView } from '../../host/errors/error-page-view.tsx';
import { chunkFailed } from '../../host/errors/error-status.ts';
import { toInlineJson } from '../../host/app/hydration-state.ts';
import { isReachable } from '../../host/errors/reload-for-chunk.ts';
import { reloadOnce } from '../../host/errors/reload-once.ts';
import { RetryLabel } from '../../host/errors/retry-label.tsx';
import { typedText } from './typed-text.ts';
import { type FailedPages, guardStart } from './start-guard.ts';

const scripts = new Map<Wording, string>();

function assemble(messages: Messages, wording: Wording): string {
  const page = (status: number) =>
    renderToStaticMarkup(
      <I18nProvider locale={localeOfWording(wording)} messages={messages} timeZone="UTC">
        <ErrorPageView
          status={status}
          action={
            <Button look="primary">
              <RetryLabel />
            </Button>
          }
        />
      </I18nProvider>,
    );
  const pages: FailedPages = { failing: page(chunkFailed), offline: page(0) };
  const means = Object.entries({ isReachable, reloadOnce, typedText }).map(([name, mean]) => `${name}:${mean}`);
  return `(${guardStart})(${toInlineJson(pages)},${chunkTimeout},{${means.join()}});`;
}

/** The part of the first view's inline script that watches whether the portal's code arrives, in one language. */
export function startGuardScript(messages: Messages, wording: Wording): string {
  const script = scripts.get(wording) ?? assemble(messages, wording);
  scripts.set(wording, script);
  return script;
}
