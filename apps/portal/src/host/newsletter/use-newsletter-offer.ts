import { useApi } from '@foyer/api';
import { useAtom, useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { sessionAtom } from '../app/state.ts';
import { newsletterSeenAtom, rememberNewsletterSeen, wasNewsletterSeen } from './newsletter-seen.ts';

/** Whether Esc is meant for something else that is open over the page, or in which the focus is. */
const hasOther = ({ target }: KeyboardEvent): boolean =>
  document.querySelector('dialog[open], :popover-open') !== null ||
  (target instanceof Element && target.closest('[role="dialog"]') !== null);

function isInView(element: Element | null): boolean {
  if (!element) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Whether to offer the newsletter: until it is taken or declined, to guests and to members who get none. While the offer is in view, Esc declines it. */
export function useNewsletterOffer(card: RefObject<Element | null>) {
  const { client } = useApi();
  const isMember = useAtomValue(sessionAtom)?.status === 'authenticated';
  const [seen, setSeen] = useAtom(newsletterSeenAtom);
  const [open, setOpen] = useState(false);

  const offer = useEffectEvent(async () => {
    if (seen || wasNewsletterSeen()) return setSeen(true);
    if (isMember) {
      const { data } = await client.GET('/newsletter/subscriptions');
      if (!data || data.some(({ selected }) => selected)) return;
    }
    setOpen(true);
  });
  // What cannot be asked now is asked another time: no one waits for this.
  useEffect(() => void offer().catch(() => undefined), []);

  function close(): void {
    rememberNewsletterSeen();
    setSeen(true);
    setOpen(false);
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !hasOther(event) && isInView(card.current)) close();
  });
  useEffect(() => {
    if (!open) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [open]);
  return { open, isMember, remember: rememberNewsletterSeen, close };
}
