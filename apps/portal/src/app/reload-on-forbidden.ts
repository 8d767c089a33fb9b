const pause = 30_000;
const key = 'foyer-forbidden-reload';

/**
 * A 403 on any call means that this tab is out of step with its session (a lost CSRF cookie, say), so the page reloads (access §8):
 * at most once per 30 s and address, so that a lasting 403 cannot loop. Where storage is blocked it does not reload at all.
 */
export function reloadOnForbidden(now = Date.now()): boolean {
  try {
    const { at = 0, href = '' } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as { at?: number; href?: string };
    if (href === location.href && now - at < pause) return false;
    sessionStorage.setItem(key, JSON.stringify({ at: now, href: location.href }));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
