import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkPurpose } from './link-state.ts';

/** Why a mail's link may be of no use any more, and what to do now. */
export const linkTexts: Record<LinkPurpose, ReactNode> = {
  reset: (
    <FormattedMessage
      defaultMessage="It works once and for 30 minutes, and only the one of the latest mail counts. Please ask for a new one, or log in if you have set your password already."
      description="Behind a used or old link for a new password"
    />
  ),
  registration: (
    <FormattedMessage
      defaultMessage="It has been used already, or it is too old. If you have confirmed your address, just log in. Otherwise register again; you then get a new mail."
      description="Behind a used or expired link of the registration mail"
    />
  ),
  email: (
    <FormattedMessage
      defaultMessage="It works once and for 24 hours, and only the one of the latest mail counts. Your profile says which address you have; there you can enter the new one again."
      description="Behind a used or old link of the mail to a new e-mail address"
    />
  ),
};
