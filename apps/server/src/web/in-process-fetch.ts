import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { takeText } from '../platform/http/taken-texts.ts';
import { InProcessAnswer } from './in-process-answer.ts';

const present = (headers: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => header[1] != null));

/**
 * A `fetch` that goes straight into the application as the visitor who asked for the document. Cookies the API sets
 * are collected, for the document has to carry them.
 */
export function inProcessFetch(app: FastifyInstance, visitor: FastifyRequest) {
  const cookies: string[] = [];
  const { cookie, host, 'user-agent': userAgent } = visitor.headers;
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const own = {
      accept: 'application/json',
      'accept-language': request.headers.get('accept-language'),
      cookie,
      host,
      'user-agent': userAgent,
    };
    const { answer, text = answer.body } = await takeText((headers) =>
      app.inject({
        method: request.method as InjectOptions['method'],
        url: `${url.pathname}${url.search}`,
        headers: { ...present(own), ...headers },
        remoteAddress: visitor.ip,
      }),
    );
    const set = answer.headers['set-cookie'];
    if (set) cookies.push(...[set].flat());
    const { etag } = answer.headers;
    return new InProcessAnswer(text, {
      status: answer.statusCode,
      headers: present({ 'content-type': String(answer.headers['content-type'] ?? ''), 'content-length': String(text.length), etag }),
    });
  };
  return { fetch, cookies };
}
