/**
 * Reloads the page, at most once per address within the pause of the reason, so that nothing can loop. Where storage is blocked it does not
 * reload at all, for it could not remember having done so. Answers whether it reloads. The first view's inline script carries it as well
 * (router/start/start-guard-script.tsx), so it uses nothing from outside itself.
 */
export function reloadOnce(reason: 'forbidden' | 'chunk', now = Date.now()): boolean {
  const pause = reason === 'chunk' ? 600_000 : 30_000;
  const key = `foyer-${reason}-reload`;
  try {
    const { at = 0, href = '' } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { at?: number; href?: string };
    // A clock that was set back must not forbid reloading for as long as it was ahead.
    if (href === location.href && Math.abs(now - at) < pause) return false;
    sessionStorage.setItem(key, JSON.stringify({ at: now, href: location.href }));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
