import { useState } from 'react';
import { AllMessages } from '../../host/language/all-messages.tsx';
import { CookieOverlay } from './cookie-overlay.tsx';
import { MailLinkDialog } from './mail-link-dialog.tsx';
import { NewsletterOverlay } from './newsletter-overlay.tsx';
import { useCookieOverlay } from './use-cookie-overlay.ts';

/** What may come over any page, with words that not every page has loaded. */
export const Overlays = () => (
  <AllMessages>
    <InTurn />
  </AllMessages>
);

/** One after the other: the cookies, what a mail's link led to, the newsletter. */
function InTurn() {
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
