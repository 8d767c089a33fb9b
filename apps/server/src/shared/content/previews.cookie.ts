import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config.ts';
import type { Previewed, PreviewTokens } from './previews.tokens.ts';

const prefix = 'preview-';
const path = '/api/v2/media';
const mostPreviews = 10;

/** Lets a browser that has opened a preview load its pictures, until the link ends. */
export function allowPreviewMedia(reply: FastifyReply, { secure }: Pick<Config, 'secure'>, { pageId }: Previewed, token: string): void {
  const expires = new Date(Number(token.split('.', 1)[0]) * 1000);
  reply.setCookie(`${prefix}${pageId}`, token, { path, httpOnly: true, sameSite: 'lax', secure, expires });
}

/** The pages of a customer whose previews the browser has opened. */
export const previewedPages = ({ cookies }: FastifyRequest, orgId: string, tokens: Pick<PreviewTokens, 'isGood'>): string[] =>
  Object.entries(cookies)
    .filter(([name]) => name.startsWith(prefix))
    // Browsers send the oldest first.
    .slice(-mostPreviews)
    .map(([name, token]) => ({ pageId: name.slice(prefix.length), token: token ?? '' }))
    .filter(({ pageId, token }) => tokens.isGood(token, { orgId, pageId }))
    .map(({ pageId }) => pageId);
