import { AllMessages } from '../../host/language/all-messages.tsx';
import { CookieOverlay } from './cookie-overlay.tsx';
import { MailLinkDialog } from './mail-link-dialog.tsx';
import { useCookieOverlay } from './use-cookie-overlay.ts';

/** What may come over any page, with words that not every page has loaded. */
export const Overlays = () => (
  <AllMessages>
    <Both />
  </AllMessages>
);

/** The cookies, and what a mail's link led to. */
function Both() {
  const cookies = useCookieOverlay();
  return (
    <>
      {cookies.open && <CookieOverlay {...cookies} />}
      <MailLinkDialog />
    </>
  );
}
