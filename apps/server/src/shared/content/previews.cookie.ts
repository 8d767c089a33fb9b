import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { PreviewLinkRow } from './preview-links.ts';

const prefix = 'preview-';
const path = '/api/v2/media';
const mostPreviews = 10;

/** Lets a browser that has opened a preview load its pictures, until the link ends. */
export function allowPreviewMedia(
  reply: FastifyReply,
  { secure }: Pick<Config, 'secure'>,
  { id, endsAt }: Pick<PreviewLinkRow, 'id' | 'endsAt'>,
  token: string,
): void {
  reply.setCookie(`${prefix}${id}`, token, { path, httpOnly: true, sameSite: 'lax', secure, expires: endsAt });
}

/** The tokens of the previews that the browser has opened last. */
export const previewTokens = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] =>
  Object.entries(cookies)
    .filter(([name]) => name.startsWith(prefix))
    // Browsers send the oldest first.
    .slice(-mostPreviews)
    .flatMap(([, token]) => (token ? [token] : []));
