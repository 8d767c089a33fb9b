import type { InjectOptions } from 'fastify';
import type { Answer } from './browser.ts';

/** Sends what a `Browser` sends to a server in another process. */
export const overHttp =
  (address: string) =>
  async ({ method, url, headers, payload }: InjectOptions): Promise<Answer> => {
    const { host: _, ...rest } = headers as Record<string, string>;
    const body = payload === undefined ? undefined : JSON.stringify(payload);
    const response = await fetch(`${address}${String(url)}`, {
      method,
      headers: body === undefined ? rest : { ...rest, 'content-type': 'application/json' },
      body,
    });
    const text = await response.text();
    const cookies = response.headers.getSetCookie().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const maxAge = attributes.map((attribute) => /^max-age=(\d+)$/i.exec(attribute)?.[1]).find((value) => value !== undefined);
      return { name: pair.slice(0, at), value: decodeURIComponent(pair.slice(at + 1)), ...(maxAge ? { maxAge: Number(maxAge) } : {}) };
    });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: text,
      cookies,
      json: () => JSON.parse(text),
    };
  };
