import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/operation.ts';
import { cacheHeaders, isFresh, mediaHeaders } from './media.headers.ts';
import { createMediaRepository } from './media.repository.ts';
import { createMediaService } from './media.service.ts';

/** The operations on media. */
export function createMediaHandlers(context: Context): Pick<Handlers, 'getMedia'> {
  const service = createMediaService(context, createMediaRepository(context));
  return {
    async getMedia({ params, query, org, me, request, reply }) {
      const served = await service.find(org, me, params.id, query.w);
      if (isFresh(request.headers['if-none-match'], served.etag)) return reply.code(304).headers(cacheHeaders(served)).send();
      const file = await served.open();
      const { size } = await file.stat();
      return reply.headers({ ...mediaHeaders(served), 'content-length': size }).send(file.createReadStream());
    },
  };
}
