import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { FormWords } from '../form/form-context.ts';
import { readable } from '../form/schema.ts';

/** What settings are called; those that have no words of their own have the names that the operators' guide explains. */
export function useSettingWords(): FormWords {
  const intl = useIntl();
  return useMemo(() => {
    const labels: Record<string, string> = {
      baseOptions: intl.formatMessage({ defaultMessage: 'What the portal shows', description: 'Group of settings in the studio' }),
      'baseOptions.metaTitle': intl.formatMessage({ defaultMessage: 'Name of the portal', description: 'Setting in the studio' }),
      languages: intl.formatMessage({ defaultMessage: 'Languages', description: 'Setting in the studio' }),
      formOfAddress: intl.formatMessage({ defaultMessage: 'Form of address', description: 'Setting in the studio' }),
      timeZone: intl.formatMessage({ defaultMessage: 'Time zone', description: 'Setting in the studio' }),
      pages: intl.formatMessage({ defaultMessage: 'Which page is which', description: 'Group of settings in the studio' }),
      'pages.dashboard': intl.formatMessage({ defaultMessage: 'Home page', description: 'Setting in the studio' }),
      'pages.landing': intl.formatMessage({ defaultMessage: 'Landing page for guests', description: 'Setting in the studio' }),
      'pages.imprint': intl.formatMessage({ defaultMessage: 'Legal notice', description: 'Setting in the studio' }),
      'pages.privacy': intl.formatMessage({ defaultMessage: 'Privacy', description: 'Setting in the studio' }),
      'pages.terms': intl.formatMessage({ defaultMessage: 'Terms of use', description: 'Setting in the studio' }),
      'pages.jobs': intl.formatMessage({ defaultMessage: 'Jobs', description: 'Setting in the studio' }),
      'pages.q-and-a': intl.formatMessage({ defaultMessage: 'Questions and answers', description: 'Setting in the studio' }),
      'pages.bubble_tool': intl.formatMessage({ defaultMessage: 'TV page', description: 'Setting in the studio' }),
      legalPagesOrder: intl.formatMessage({ defaultMessage: 'Order of the legal pages', description: 'Setting in the studio' }),
      shareOptions: intl.formatMessage({ defaultMessage: 'Ways to share pages', description: 'Setting in the studio' }),
      terms: intl.formatMessage({ defaultMessage: 'Members agree to terms', description: 'Setting in the studio' }),
      loginIdentifier: intl.formatMessage({ defaultMessage: 'Members log in with', description: 'Setting in the studio' }),
      signup: intl.formatMessage({ defaultMessage: 'Registration and ways to log in', description: 'Group of settings in the studio' }),
      'signup.activeLoginTypes': intl.formatMessage({ defaultMessage: 'Ways to log in', description: 'Setting in the studio' }),
      sso: intl.formatMessage({ defaultMessage: 'Single sign-on', description: 'Setting in the studio' }),
      redirectHosts: intl.formatMessage({
        defaultMessage: 'Other websites that logins may lead back to',
        description: 'Setting in the studio',
      }),
      profileOptions: intl.formatMessage({ defaultMessage: 'Profiles', description: 'Group of settings in the studio' }),
      streamOptions: intl.formatMessage({ defaultMessage: 'Groups', description: 'Group of settings in the studio' }),
      advancedSearch: intl.formatMessage({ defaultMessage: 'Extended search', description: 'Group of settings in the studio' }),
      cookieConfig: intl.formatMessage({ defaultMessage: 'Cookies', description: 'Group of settings in the studio' }),
      newsletter: intl.formatMessage({ defaultMessage: 'Newsletter', description: 'Group of settings in the studio' }),
      settingsMenu: intl.formatMessage({ defaultMessage: 'Members’ own settings', description: 'Setting in the studio' }),
      uploads: intl.formatMessage({ defaultMessage: 'Room for files', description: 'Group of settings in the studio' }),
    };
    return {
      label: (path: string) => labels[path] ?? readable(path.split('.').at(-1) ?? path),
      hint: (path: string) => path,
      choice: () => undefined,
    };
  }, [intl]);
}
