const path = /^\/(?![/\\])/;
// Browsers drop tabs and line breaks inside addresses and read a backslash as a slash.
const treacherous = /[\p{Cc} \\]/u;

/** A link an editor may set: a path of the portal or an https address without user name. Anything else is null. */
export function safeLink(link: string | null | undefined): string | null {
  if (!link || treacherous.test(link)) return null;
  if (path.test(link)) return link;
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return null;
  const { username, password } = new URL(link);
  return username || password ? null : link;
}

const origin = 'https://foyer.invalid';

/** A path of the portal that a browser may be sent to, as its parser writes it; `/` for everything else. */
export function safePath(value: string | null | undefined): string {
  if (!value || treacherous.test(value) || !path.test(value)) return '/';
  const url = URL.parse(value, origin);
  // Dots may lead to a second slash: "/./..//evil.example".
  return url?.origin === origin && path.test(url.pathname) ? `${url.pathname}${url.search}${url.hash}` : '/';
}
