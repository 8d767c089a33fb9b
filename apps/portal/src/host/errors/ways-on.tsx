import type { SearchQuery } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { BellIcon, FileTextIcon, HomeIcon, Icon, LogInIcon, NewsIcon, Stack, UserAddIcon } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useShellData, useUser } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import { useDestination } from '../links/use-destination.ts';
import { useMenuEntries } from '../menu/use-menu-entries.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { memberLinks } from './member-links.ts';
import { type UsefulLink, UsefulLinks } from './useful-links.tsx';

/** What leads on from an error page within the chrome: for members the search and three places of their menu, for guests the ways in. */
export function WaysOn({ search }: { search?: SearchQuery }) {
  const user = useUser();
  return user ? <MemberWays search={search} /> : <GuestWays />;
}

function MemberWays({ search }: { search: SearchQuery | undefined }) {
  const intl = useIntl();
  const locale = useLocale();
  const { pathname: here } = useLocation();
  const [home, news, logout] = [paths.home, paths.news, paths.logout].map((path) => localePath(locale, path)) as [string, string, string];
  const usual: UsefulLink[] = [
    {
      href: home,
      icon: <Icon icon={HomeIcon} />,
      label: intl.formatMessage({ defaultMessage: 'Home', description: 'Place in the bar at the foot of phones; one short word' }),
    },
    {
      href: news,
      icon: <Icon icon={NewsIcon} />,
      label: intl.formatMessage({ defaultMessage: 'News', description: 'Place in the bar at the foot of phones; one short word' }),
    },
    {
      href: localePath(locale, paths.activities),
      icon: <Icon icon={BellIcon} />,
      label: intl.formatMessage({ defaultMessage: 'Activities', description: 'Place in the bar at the foot of phones; one short word' }),
    },
  ];
  return (
    <Stack gap="m">
      <SearchForm initial={search ?? null} />
      <UsefulLinks links={memberLinks<UsefulLink>(useMenuEntries(), usual, { here, first: [home, news], never: [logout] })} />
    </Stack>
  );
}

function GuestWays() {
  const intl = useIntl();
  const locale = useLocale();
  const destination = useDestination();
  const { settings, legalPages } = useShellData();
  const to = (path: string) => localePath(locale, path);
  const { signup_configuration: signup, pages } = settings;
  const links: (UsefulLink | false)[] = [
    // Without a landing page home is the login.
    pages['landing'] !== undefined && {
      href: to(paths.home),
      icon: <Icon icon={HomeIcon} />,
      label: intl.formatMessage({ defaultMessage: 'Home', description: 'Place in the bar at the foot of phones; one short word' }),
    },
    {
      href: to(`${paths.login}${destination}`),
      icon: <Icon icon={LogInIcon} directional />,
      label: intl.formatMessage({ defaultMessage: 'Log in', description: 'Link to the login, in the head of pages for guests' }),
    },
    signup.active && {
      href: to(`${paths.registration}${destination}`),
      icon: <Icon icon={UserAddIcon} />,
      label: intl.formatMessage({ defaultMessage: 'Create an account', description: 'Link to the registration' }),
    },
    ...legalPages.map(({ page_id: id, title }) => ({ href: to(paths.page(id)), icon: <Icon icon={FileTextIcon} />, label: title })),
  ];
  return <UsefulLinks links={links.filter((link) => link !== false).slice(0, 3)} />;
}
