import { localePath, paths } from '@foyer/links';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useUser } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import type { LinkPurpose } from './link-state.ts';

interface NextLink {
  href: string;
  label: ReactNode;
}

/** Links for the page of a mailed link that is no longer valid, the likeliest first. */
export function useNextLinks(purpose: LinkPurpose): NextLink[] {
  const locale = useLocale();
  const user = useUser();
  const login = {
    href: localePath(locale, paths.login),
    label: <FormattedMessage defaultMessage="Log in" description="Behind the used or old link of a mail" />,
  };
  const profile = user && {
    href: localePath(locale, paths.profile(user.user_id)),
    label: <FormattedMessage defaultMessage="Open my profile" description="Behind the mail to a new e-mail address" />,
  };
  const newLink = {
    href: localePath(locale, paths.forgotPassword),
    label: <FormattedMessage defaultMessage="Request a new link" description="Behind a used or old link for a new password" />,
  };
  const again = {
    href: localePath(locale, paths.registration),
    label: <FormattedMessage defaultMessage="Register again" description="Behind a used or expired link of the registration mail" />,
  };
  return { reset: [newLink, login], registration: [login, again], email: [profile ?? login] }[purpose];
}
