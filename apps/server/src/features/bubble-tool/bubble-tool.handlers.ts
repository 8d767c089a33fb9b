import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { type Handlers, member } from '../../http/operation.ts';
import { type CachedResponse, sendText, textOf } from '../../http/response-cache.ts';
import { isFresh } from '../../http/content-headers.ts';
import { createMediaRepository } from '../media/media.repository.ts';
import { createNewsRepository } from '../news/news.repository.ts';
import { createOccasionsRepository } from '../occasions/occasions.repository.ts';
import { createOccasionsService } from '../occasions/occasions.service.ts';
import { createWebNewsRepository } from '../webnews/webnews.repository.ts';
import { createBubbleToolRepository } from './bubble-tool.repository.ts';
import { createBubbleToolService } from './bubble-tool.service.ts';

interface Kept extends CachedResponse {
  etag: string;
}

/** What the TV page asks for. Every screen of an org shows the same, so the responses are cached; one that has not changed is not sent again. */
export function createBubbleToolHandlers(context: Context): Pick<Handlers, 'getBubbleTool'> {
  const service = createBubbleToolService({
    articles: createBubbleToolRepository(context),
    news: createNewsRepository(context),
    media: createMediaRepository(context),
    occasions: createOccasionsService(createOccasionsRepository(context), context.settings),
    webNews: createWebNewsRepository(context),
    settings: context.settings,
  });
  const { responses } = context;
  return {
    async getBubbleTool(input) {
      const { orgId } = member(input);
      const { locale, request, reply } = input;
      const { body, etag } = await responses.keep<Kept>(orgId, ['bubble-tool', locale], async () => {
        const text = textOf(reply, await service.read(orgId, locale));
        return { body: text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
      });
      void reply.header('etag', etag);
      return isFresh(request.headers['if-none-match'], etag) ? reply.code(304).send() : sendText(reply, body);
    },
  };
}
