import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { type CachedResponse, sendBytes, textOf } from '../../platform/http/response-cache.ts';
import { isFresh } from '../../platform/http/content-headers.ts';
import { createMediaRepository } from '../../shared/media/media.repository.ts';
import { createNewsReader } from '../news/index.ts';
import { createOccasionsService } from '../occasions/index.ts';
import { createWebNewsService } from '../webnews/index.ts';
import { createBubbleToolRepository } from './bubble-tool.repository.ts';
import { createBubbleToolService } from './bubble-tool.service.ts';

interface Kept extends CachedResponse {
  etag: string;
}

/** What the TV page asks for. Every screen of an org shows the same, so the responses are cached; one that has not changed is not sent again. */
export function createBubbleToolHandlers(context: Context): Pick<Handlers, 'getBubbleTool'> {
  const service = createBubbleToolService({
    articles: createBubbleToolRepository(context),
    news: createNewsReader(context),
    media: createMediaRepository(context),
    occasions: createOccasionsService(context),
    webNews: createWebNewsService(context),
    settings: context.settings,
  });
  const { responses } = context;
  return {
    async getBubbleTool(input) {
      const { orgId } = member(input);
      const { locale, request, reply } = input;
      const { body, etag } = await responses.keep<Kept>(orgId, ['bubble-tool', locale], async () => {
        const text = textOf(reply, await service.read(orgId, locale));
        return { body: Buffer.from(text), etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
      });
      void reply.header('etag', etag);
      return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send() : sendBytes(reply, body);
    },
  };
}
