/** What an `IconButton` shows at its corner: a number, `dot` for "something new", or a short text. */
export type IconBadge = number | 'dot' | (string & {});

/** Numbers are capped at 99+, as more would not fit; nothing is shown for none. */
export function badgeText(badge: IconBadge | null | undefined): string | undefined {
  if (typeof badge === 'string') return badge || undefined;
  if (!badge || !(badge >= 1)) return undefined;
  return badge >= 100 ? '99+' : String(Math.floor(badge));
}
