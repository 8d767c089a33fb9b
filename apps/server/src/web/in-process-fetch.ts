import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ResolveCaller } from '../platform/http/caller.ts';
import { type Alike, takeAnswer } from '../platform/http/taken-answers.ts';
import { InProcessAnswer } from './in-process-answer.ts';

/** Customers, languages and the few operations that anyone may call and that are answered alike. */
const mostAlike = 1000;

interface Known extends Alike {
  response: InProcessAnswer;
}

const present = (headers: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(headers).filter((header): header is [string, string] => header[1] != null));

/**
 * A `fetch` that goes straight into the application as the visitor who asked for the document. Cookies the API sets
 * are collected, for the document has to carry them. What all are answered (`sendToAnyone`, `sendToMembers`) is taken again without a call.
 */
export function createInProcessFetch(app: FastifyInstance, resolveCaller: ResolveCaller) {
  const answers = new LRUCache<string, Known>({ max: mostAlike });

  return (visitor: FastifyRequest) => {
    const cookies: string[] = [];
    const { cookie, host, 'user-agent': userAgent } = visitor.headers;
    let asking: Promise<boolean> | undefined;
    const isMember = () => (asking ??= resolveCaller(visitor).then(({ session }) => session !== null));
    const fetch = async (request: Request): Promise<Response> => {
      const { pathname, search } = new URL(request.url);
      const url = pathname + search;
      const language = request.headers.get('accept-language');
      const key = `${request.method} ${host} ${language} ${url}`;
      const known = answers.get(key);
      if (known?.isCurrent() && (known.audience === 'anyone' || (await isMember()))) return known.response;
      const own = { accept: 'application/json', 'accept-language': language, cookie, host, 'user-agent': userAgent };
      const { answer, taken } = await takeAnswer((headers) =>
        app.inject({
          method: request.method as InjectOptions['method'],
          url,
          headers: { ...present(own), ...headers },
          remoteAddress: visitor.ip,
        }),
      );
      const set = answer.headers['set-cookie'];
      if (set) cookies.push(...[set].flat());
      const { etag } = answer.headers;
      const { body = answer.body, value, alike } = taken;
      const response = new InProcessAnswer(
        { body, value },
        {
          status: answer.statusCode,
          // Of the length the client asks only whether it is known.
          headers: present({
            'content-type': String(answer.headers['content-type'] ?? ''),
            'content-length': value || body.length > 0 ? '1' : '0',
            etag,
          }),
        },
      );
      // Without a language the member's own decides.
      if (alike && language !== null && !set) answers.set(key, { ...alike, response });
      return response;
    };
    return { fetch, cookies };
  };
}
