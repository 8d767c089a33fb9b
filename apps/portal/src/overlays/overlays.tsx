import { useState } from 'react';
import { CookieOverlay } from './cookie-overlay.tsx';
import { MailLinkDialog } from './mail-link-dialog.tsx';
import { NewsletterOverlay } from './newsletter-overlay.tsx';
import { useCookieOverlay } from './use-cookie-overlay.ts';

/** One after the other: the cookies, what a mail's link led to, the newsletter. */
export function Overlays() {
  const cookies = useCookieOverlay();
  const [mailLink, setMailLink] = useState(false);
  return (
    <>
      {cookies.open && <CookieOverlay {...cookies} />}
      <MailLinkDialog onOpen={() => setMailLink(true)} />
      <NewsletterOverlay allowed={!cookies.open && !mailLink} />
    </>
  );
}
