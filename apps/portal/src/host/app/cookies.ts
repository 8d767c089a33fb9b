const year = 365 * 24 * 60 * 60;

/** The value of a cookie in a `Cookie` header or `document.cookie`. */
export function readCookie(cookies: string, name: string): string | undefined {
  const entry = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${name}=`));
  if (entry === undefined) return undefined;
  try {
    return decodeURIComponent(entry.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/**
 * Remembers a choice of the visitor for a year: language, theme and time zone, which the page is drawn by, and what was chosen about cookies
 * (access §9). An age and no date, so that a wrong clock does not matter.
 */
export function writeCookie(name: 'language' | 'theme' | 'tz' | 'cdisc' | 'track_all' | 'cookie_config', value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`;
}
