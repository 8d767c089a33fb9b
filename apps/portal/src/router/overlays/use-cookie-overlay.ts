import { newId, useApi } from '@foyer/api';
import { useAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useShellData } from '../../host/app/shell-data.ts';
import { cookieSettingsOpenAtom } from '../../host/app/state.ts';
import {
  type ConsentChoice,
  consentChoiceAtom,
  consentPostponedAtom,
  readConsentChoice,
  refusedCookies,
  removeCookies,
  writeConsentChoice,
} from './consent-choice.ts';
import { useCall } from '../../host/overlays/use-call.ts';

type Wish = Pick<ConsentChoice, 'track_all' | 'categories'>;

/** Whether the visitor is to be asked about cookies, and what becomes of the answer. Nothing is set before the server has kept the choice. */
export function useCookieOverlay() {
  const { client } = useApi();
  const { base_options: options, cookie_config: config } = useShellData().settings;
  const [asked, setAsked] = useAtom(cookieSettingsOpenAtom);
  const [made, setMade] = useAtom(consentChoiceAtom);
  const [postponed, setPostponed] = useAtom(consentPostponedAtom);
  const [remembered] = useState(() => readConsentChoice(document.cookie));
  const { pending, error, run } = useCall();
  // The same choice keeps its number when it is sent again after a lost answer.
  const attempt = useRef({ wish: '', cdisc: '' });
  const choice = made ?? remembered;

  function close(): void {
    setAsked(false);
    setPostponed(true);
  }
  async function choose(wish: Wish): Promise<void> {
    const wished = JSON.stringify(wish);
    if (attempt.current.wish !== wished) attempt.current = { wish: wished, cdisc: newId() };
    const query = { cdisc: attempt.current.cdisc, track_all: wish.track_all, categories: wish.categories.join('-') };
    const done = await run(async () => {
      const { data } = await client.GET('/settings/consent', { params: { query } });
      writeConsentChoice(data!);
      removeCookies(refusedCookies(config, data!.categories));
      setMade(data!);
    });
    if (done) setAsked(false);
  }
  return { open: asked || (options.show_cookie_layer && !choice && !postponed), asked, choice, pending, error, choose, close };
}

/** What the overlay is given. */
export type CookieOverlayState = ReturnType<typeof useCookieOverlay>;
