import type { Schemas } from '@foyer/api';
import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { createParts } from './uploads.parts.ts';
import { createUploadsService } from './uploads.service.ts';
import { addSweeping } from './uploads.sweep.ts';
import type { uploads } from './uploads.tables.ts';

function answer({ id, name, size, received, expiresAt, mediumId }: typeof uploads.$inferSelect, reply: FastifyReply): Schemas['Upload'] {
  reply.header('upload-offset', received);
  return { id, name, size, offset: received, expires_at: expiresAt.toISOString(), medium_id: mediumId };
}

/** The operations on uploads. */
export function createUploadsHandlers(context: Context) {
  const parts = createParts(context.files.parts, context.log);
  const service = createUploadsService(context, parts);
  addSweeping(context, parts);
  return {
    createUpload: async ({ body, reply, ...input }) => answer(await service.create(member(input), body), reply),
    getUpload: async ({ params, reply, ...input }) => answer(await service.find(member(input), params.id), reply),
    async appendToUpload({ params, request, reply, ...input }) {
      const { 'upload-offset': offset, 'content-length': announced } = request.headers;
      const part = {
        offset: Number(offset),
        announced: announced === undefined ? undefined : Number(announced),
        body: request.body as Readable,
      };
      return answer(await service.append(member(input), params.id, part), reply);
    },
    cancelUpload: ({ params, ...input }) => service.cancel(member(input), params.id),
    finishUpload: ({ params, locale, ...input }) => service.finish(member(input), params.id, locale),
  } satisfies Partial<Handlers>;
}
