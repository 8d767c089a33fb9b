import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { nanoid } from 'nanoid';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The nonce this answer's scripts and styles carry; a new one per request. */
    cspNonce: string;
  }
}

/** Writes a Content-Security-Policy. */
export const policy = (directives: Record<string, string>): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/**
 * The `style` attributes a page's HTML may carry, by the hash of their text; a browser refuses every other one. They are two constants of
 * react-aria, which hide the native control behind one of its own. `libs/ui/src/server.test.tsx` hashes what the components
 * render and looks for it here.
 */
const styleAttributes = [
  // A select list, a date field: 1 px, `position: fixed`.
  "'sha256-nlaag70CeJ4ApAK6zDhDoc67sPQgJmu/ZcrF3ZRA718='",
  // A switch, a file input: the same, `position: absolute`.
  "'sha256-OPvH+zTsq+vvwlH2fikB1Fveiha+jXy32l3j4fYaEpA='",
].join(' ');

/** 132 bits, from a pool: the system is not asked for each. */
const nonceLength = 22;

const noncePlace = '{nonce}';

const pagePolicy = policy({
  'default-src': "'none'",
  'script-src': `'self' 'nonce-${noncePlace}'`,
  'style-src': `'self' 'nonce-${noncePlace}'`,
  'style-src-attr': `'unsafe-hashes' ${styleAttributes}`,
  // Files that a member has chosen are shown before they are sent.
  'img-src': "'self' data: blob:",
  'media-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  // Frames of editors' HTML, each with a policy of its own (`features/editor`), and the studio's preview of a page; nothing else of ours lets itself be framed.
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
}).split(noncePlace);

/** The policy of pages: only our own files, and inline blocks that carry the nonce. */
export const documentPolicy = (nonce: string): string => pagePolicy.join(nonce);

/** The one page of ours that another one of ours shows in a frame: the preview of a page that is composed. */
const framed = /^\/\w+\/studio\/pages\/[^/?]+\/preview(?:\?|$)/;

const forbidden = "frame-ancestors 'none'";

/** The policy of data: nothing in it is ever run or shown as a page. */
export const dataPolicy: string = policy({ 'default-src': "'none'", 'frame-ancestors': "'none'", sandbox: '' }).trim();

/** Sets the headers every answer carries, and the policy of pages. Areas that serve something else replace the policy. */
export async function registerSecurity(app: FastifyInstance, { secure }: Pick<Config, 'secure'>): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    // Over plain http the header would be ignored, and localhost must not learn it.
    hsts: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.decorateRequest('cspNonce', '');
  app.addHook('onRequest', async (request, reply) => {
    request.cspNonce = nanoid(nonceLength);
    const policy = documentPolicy(request.cspNonce);
    if (!framed.test(request.url)) return void reply.header('content-security-policy', policy);
    reply.header('content-security-policy', policy.replace(forbidden, "frame-ancestors 'self'")).header('x-frame-options', 'SAMEORIGIN');
  });
}
