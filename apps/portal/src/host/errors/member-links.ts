/** As many as are seen at a glance. */
const shown = 3;

interface Place {
  href: string;
  /** It opens outside the portal. */
  target?: string;
}

/**
 * Of the places of a member's menu those that an error page offers: home and the news where the menu has them, then the first of the others. What opens elsewhere or
 * ends the session helps no one who is lost, and the page itself is where they are. Where the menu has too few, `others` follow.
 */
export function memberLinks<T extends Place>(
  menu: readonly T[],
  others: readonly T[],
  { here, first, never }: Record<'first' | 'never', readonly string[]> & { here: string },
): T[] {
  const inMenu = menu.filter(({ href, target }) => !target && !never.includes(href));
  const rank = ({ href }: T) => (first.includes(href) ? first.indexOf(href) : first.length);
  const all = [...inMenu.toSorted((a, b) => rank(a) - rank(b)), ...others];
  return all.filter(({ href }, index) => href !== here && all.findIndex((other) => other.href === href) === index).slice(0, shown);
}
