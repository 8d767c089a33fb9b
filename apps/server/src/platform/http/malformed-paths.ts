import type { RawRequestDefaultExpression } from 'fastify';

const isOfApi = (path: string): boolean => /^\/api(\/|$)/.test(path);

function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true;
  try {
    return decodeURIComponent(path) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The address that routes are looked up by. The router refuses a path that cannot be decoded before any hook has run, and so before a page could say so: its
 * percent signs are taken for what they are, so that it leads to the page of paths that there are not. The API refuses it as it does all malformed input.
 */
export function routableUrl({ url = '/' }: Pick<RawRequestDefaultExpression, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  if (isDecodable(path) || isOfApi(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
