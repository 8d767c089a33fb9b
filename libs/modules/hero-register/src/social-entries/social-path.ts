import type { Schemas } from '@foyer/api';

type Entry = Schemas['SocialLogin'];

/** As the services write themselves. */
const names: Record<Entry['network'], string> = { apple: 'Apple', facebook: 'Facebook', google: 'Google' };

/** The name of a service. */
export const serviceName = ({ network }: Pick<Entry, 'network'>): string => names[network];

/** Where the login through a service begins; `redirect` is the path of the portal, without its language, that it leads back to. */
export const socialPath = ({ url }: Entry, locale: string, redirect: string): string =>
  `${url}?${new URLSearchParams({ locale, redirect }).toString()}`;
