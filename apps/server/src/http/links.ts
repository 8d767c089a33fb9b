const path = /^\/(?![/\\])/;
// Browsers drop tabs and line breaks inside addresses and read a backslash as a slash.
// eslint-disable-next-line no-control-regex
const treacherous = /[\u0000-\u0020\u007f\\]/;

/** A link an editor may set: a path of the portal or an https address without user name. Anything else is null. */
export function safeLink(link: string | null | undefined): string | null {
  if (!link || treacherous.test(link)) return null;
  if (path.test(link)) return link;
  if (!/^https:\/\//i.test(link) || !URL.canParse(link)) return null;
  const { username, password } = new URL(link);
  return username || password ? null : link;
}
