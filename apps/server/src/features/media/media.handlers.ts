import { isPlayed } from '@foyer/media-files';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { addRemoval } from '../../platform/storage/media.remove.ts';
import { previewTokens } from '../../shared/content/previews.cookie.ts';
import { loadMediaGrants } from '../../shared/embed/media-grants.ts';
import { loadPreviewLinks } from '../../shared/content/preview-links.ts';
import { createMediaFinder } from './media.finder.ts';
import { readGranted } from './media.granted.ts';
import { cacheHeaders, mediaHeaders } from './media.headers.ts';
import { isFresh } from '../../platform/http/content-headers.ts';
import { parseRange, rangeApplies } from '@foyer/media-files';
import { createLibraryService } from './library.service.ts';
import { addMeasuring } from './media.measure.ts';
import { addOrphans } from './media.orphans.ts';
import { addPosters } from './media.posters.ts';
import { addReading } from './media.reading.ts';
import { createMediaService, type ServedMedia } from './media.service.ts';

/** The range a player asks for; null for the whole. Only reading has ranges, asking for the headers alone (HEAD) has none. */
function rangeOf({ method, headers }: FastifyRequest, { type, etag }: ServedMedia, size: number) {
  if (method !== 'GET' || !isPlayed(type) || !rangeApplies(headers['if-range']?.toString(), etag)) return null;
  return parseRange(headers.range, size);
}

/** Browsers name it where they ask for a picture. */
const takesAvif = ({ headers }: FastifyRequest): boolean => /\bimage\/avif(?!;q=0(?:\.0+)?(?:,|$))/.test(headers.accept ?? '');

const defaultLimit = 10;

/** The operations on media. */
export async function createMediaHandlers(context: Context) {
  addMeasuring(context);
  addOrphans(context);
  addPosters(context);
  addReading(context);
  addRemoval(context);
  const library = createLibraryService(context);
  const previews = await loadPreviewLinks(context.db);
  const grants = await loadMediaGrants(context.db);
  const finder = createMediaFinder(context);
  const service = createMediaService(context, finder);
  return {
    async getMedia({ params, query, org, me, request, reply }) {
      const { grant } = query;
      const reader =
        grant === undefined
          ? { me, previewed: await previews.mediaOf(org.id, previewTokens(request)) }
          : await readGranted(grants, finder, { org, address: params.id, grant });
      // A page of another site shows it, which browsers would not let it otherwise.
      if (grant !== undefined) reply.header('cross-origin-resource-policy', 'cross-origin');
      const served = await service.find(org, { ...reader, address: params.id, width: query.w, avif: takesAvif(request) });
      if (isFresh(request.headers['if-none-match'], served.etag)) return reply.code(304).headers(cacheHeaders(served)).send();
      const file = await served.open();
      const { size } = await file.stat();
      const range = rangeOf(request, served, size);
      if (range === 'unsatisfiable') {
        await file.close();
        throw new Problem(416, 'range_not_satisfiable', { headers: { 'content-range': `bytes */${size}` } });
      }
      const headers = mediaHeaders(served);
      if (!range) return reply.headers({ ...headers, 'content-length': size }).send(file.createReadStream());
      const { start, end } = range;
      const part = { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 };
      return reply
        .code(206)
        .headers({ ...headers, ...part })
        .send(file.createReadStream(range));
    },
    listMedia: ({ query: { page = 1, limit = defaultLimit, locale: _, ...search }, locale, ...input }) =>
      library.list(member(input), search, { page, limit }, locale),
    getMediumDetails: ({ params, locale, ...input }) => library.details(member(input), params.id, locale),
    changeMedium: ({ params, body, locale, ...input }) => library.change(member(input), params.id, body, locale),
    cropMedium: ({ params, body, locale, ...input }) => library.crop(member(input), params.id, body, locale),
    replaceMediumFile: ({ params, body, locale, ...input }) => library.replace(member(input), params.id, body.medium_id, locale),
    listMediumChanges: ({ params, locale, ...input }) => library.events(member(input), params.id, locale),
    setMediumPoster: ({ params, body, locale, ...input }) => library.setPoster(member(input), params.id, body, locale),
    deleteMedium: ({ params, ...input }) => library.remove(member(input), params.id),
  } satisfies Partial<Handlers>;
}
