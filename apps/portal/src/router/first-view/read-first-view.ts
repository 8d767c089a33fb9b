import { defaultLocale, isLocale } from '@foyer/i18n';
import type { FirstView } from '../../host/app/app-context.ts';
import { readCookie } from '../../host/app/cookies.ts';
import type { Theme } from '../../host/app/state.ts';

const minute = 60_000;

const themes: readonly Theme[] = ['light', 'dark', 'system'];

function validTimeZone(name: string | undefined): string | undefined {
  try {
    return name && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** What a request's cookies say of the first view. */
export function readFirstView(cookies: string): FirstView {
  const language = readCookie(cookies, 'language');
  const theme = readCookie(cookies, 'theme') as Theme;
  return {
    // Of the full minute, so that what is rendered in one is the same.
    now: Math.floor(Date.now() / minute) * minute,
    timeZone: validTimeZone(readCookie(cookies, 'tz')) ?? 'Europe/Berlin',
    theme: themes.includes(theme) ? theme : 'system',
    selectedLanguage: isLocale(language) ? language : defaultLocale,
  };
}
