import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkPurpose } from './link-state.ts';

/** Why a mail's link may be of no use any more, and what to do now. */
export const linkTexts: Record<LinkPurpose, ReactNode> = {
  reset: (
    <FormattedMessage
      defaultMessage="A link works once, for 30 minutes, and only the one in the latest e-mail is valid. Please request a new one, or log in if you have already set your password."
      description="Behind a used or old link for a new password"
    />
  ),
  registration: (
    <FormattedMessage
      defaultMessage="It has already been used or has expired. If you have confirmed your address, just log in. Otherwise register again and we will send you a new e-mail."
      description="Behind a used or expired link of the registration mail"
    />
  ),
  email: (
    <FormattedMessage
      defaultMessage="A link works once, for 24 hours, and only the one in the latest e-mail is valid. Your profile shows your current address; you can enter the new one again there."
      description="Behind a used or old link of the mail to a new e-mail address"
    />
  ),
};
