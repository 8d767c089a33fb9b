import { parse } from 'qs';

/** Reads query strings with nested brackets (`filters[category][]=a`), bounded in depth, count and list length. */
export const parseQuery = (text: string): Record<string, unknown> =>
  parse(text, { depth: 3, parameterLimit: 100, arrayLimit: 50, ignoreQueryPrefix: true });
