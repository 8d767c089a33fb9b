import { useApi } from '@foyer/api';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useShellData } from '../../host/app/shell-data.ts';
import { sessionAtom } from '../../host/app/state.ts';
import { newsletterSeenAtom, rememberNewsletterSeen, wasNewsletterSeen } from './newsletter-seen.ts';

/** No one is disturbed before they have looked at the page. */
const delayMs = 5000;

/** Guests are asked where they read, and not where they log in or register. */
const isPublicPage = (pathname: string): boolean => /^\/\w+\/(page|previews)\//.test(pathname);

const isTyping = (): boolean => document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;

/** Calls once the page has been open for a while and no one is typing. */
function whenQuiet(call: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(() => (isTyping() ? wait() : call()), delayMs);
  };
  wait();
  return () => window.clearTimeout(timer);
}

/** Whether to offer the newsletter now: once per browser, to guests on public pages and to members who get none. */
export function useNewsletterOffer(allowed: boolean) {
  const { client } = useApi();
  const { pathname } = useLocation();
  const { active, lists } = useShellData().settings.newsletter;
  const isMember = useAtomValue(sessionAtom)?.status === 'authenticated';
  const [seen, setSeen] = useAtom(newsletterSeenAtom);
  const [open, setOpen] = useState(false);
  const possible = allowed && active && lists.length > 0 && !seen && (isMember || isPublicPage(pathname));

  const offer = useEffectEvent(async () => {
    if (wasNewsletterSeen()) return setSeen(true);
    if (isMember) {
      const { data } = await client.GET('/newsletter/subscriptions');
      if (data?.some(({ selected }) => selected)) return setSeen(true);
    }
    setOpen(true);
  });
  // What cannot be asked now is asked another time: no one waits for this.
  useEffect(() => (possible && !open ? whenQuiet(() => void offer().catch(() => undefined)) : undefined), [possible, open, pathname]);

  function close(): void {
    rememberNewsletterSeen();
    setSeen(true);
    setOpen(false);
  }
  return { open: open && allowed, isMember, remember: rememberNewsletterSeen, close };
}
