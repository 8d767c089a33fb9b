const pauses = { forbidden: 30_000, chunk: 600_000 };

/**
 * Reloads the page, at most once per address within the pause of the reason, so that nothing can loop. Where storage is blocked it does not
 * reload at all, for it could not remember having done so. Answers whether it reloads.
 */
export function reloadOnce(reason: keyof typeof pauses, now = Date.now()): boolean {
  const key = `foyer-${reason}-reload`;
  try {
    const { at = 0, href = '' } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { at?: number; href?: string };
    // A clock that was set back must not forbid reloading for as long as it was ahead.
    if (href === location.href && Math.abs(now - at) < pauses[reason]) return false;
    sessionStorage.setItem(key, JSON.stringify({ at: now, href: location.href }));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
