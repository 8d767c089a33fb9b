import fastifyStatic from '@fastify/static';
import type { Specification } from '@foyer/contract';
import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { localeOf } from './locale.ts';
import { problemList } from './docs-problems.ts';
import { policy } from './security.ts';

const uiDir = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')));

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Foyer API</title>
<link rel="stylesheet" href="/api/docs/ui/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="contract"></div>
<script src="/api/docs/ui/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

// Calls made from the page carry the CSRF header as the portal's do.
const start = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#contract',
  deepLinking: true,
  requestInterceptor(request) {
    const token = /(?:^|; )csrf_token=([^;]*)/.exec(document.cookie);
    if (token) request.headers['X-CSRF-Token'] = decodeURIComponent(token[1]);
    return request;
  },
});
`;

/** The page styles its parts inline, so it has a policy of its own; scripts are files of ours alone. */
const docsPolicy = policy({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
});

/** Serves the contract: as a page to browse, as JSON, and the list of problem codes that `type` links to. */
export async function registerDocs(app: FastifyInstance, { specification }: { specification: Specification }): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', docsPolicy));
  await app.register(fastifyStatic, {
    root: uiDir,
    prefix: '/ui/',
    index: false,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
    maxAge: '1d',
    decorateReply: false,
  });
  app.get('/', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start));
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(specification)));
  app.get('/problems', async (request, reply) => reply.type('text/html; charset=utf-8').send(problemList(localeOf(request))));
}
