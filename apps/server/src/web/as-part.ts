import type { FastifyReply } from 'fastify';
import { dataPolicy } from '../platform/http/security.ts';

/** Headers that say something of pages alone. */
const ofPages = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Scripts, styles and fonts are parts of pages and never one themselves. A view has more than twenty, and the headers of a page weigh a kilobyte. */
export function asPart(reply: FastifyReply): void {
  for (const name of ofPages) reply.removeHeader(name);
  reply.header('content-security-policy', dataPolicy);
}
