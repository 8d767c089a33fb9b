import type { Schemas } from '@foyer/api';
import { atom } from 'jotai';
import { readCookie, writeCookie } from '../../host/app/cookies.ts';

/** What a visitor chose about cookies. */
export type ConsentChoice = Pick<Schemas['Consent'], 'cdisc' | 'track_all' | 'categories'>;

/** The choice made on this page; where cookies are blocked it is all there is. */
export const consentChoiceAtom = atom<ConsentChoice | null>(null);

/** Closed without a choice: not asked again until the page is loaded again. */
export const consentPostponedAtom = atom(false);

/** The choice that cookies hold; null where there is none or it cannot be read. */
export function readConsentChoice(cookies: string): ConsentChoice | null {
  const [cdisc, config] = [readCookie(cookies, 'cdisc'), readCookie(cookies, 'cookie_config')];
  if (!cdisc || !config || !/^[1-9](-[1-9]){0,8}$/.test(config)) return null;
  return { cdisc, track_all: readCookie(cookies, 'track_all') === '1', categories: config.split('-').map(Number) };
}

/** Remembers a choice for 365 days (access §9). */
export function writeConsentChoice({ cdisc, track_all: trackAll, categories }: ConsentChoice): void {
  writeCookie('cdisc', cdisc);
  writeCookie('track_all', trackAll ? '1' : '0');
  writeCookie('cookie_config', categories.join('-'));
}

/** The cookies of services that may not run (any more). */
export const refusedCookies = ({ items }: Schemas['CookieConfig'], categories: readonly number[]): string[] =>
  items
    .filter(({ cookie_type: type }) => type !== 1 && !categories.includes(type))
    .flatMap(({ provider }) => provider.flatMap(({ cookies }) => cookies));

/** Removes cookies of this origin. */
export function removeCookies(names: readonly string[]): void {
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0`;
}
