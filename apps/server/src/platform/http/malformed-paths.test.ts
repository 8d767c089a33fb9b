import { afterAll, expect, it } from 'vitest';
import { testServer } from '../../../test/harness.ts';
import { routableUrl } from './malformed-paths.ts';

const server = await testServer({
  web: async (app) => void app.setNotFoundHandler((request, reply) => reply.code(404).type('text/html').send(request.originalUrl)),
});
afterAll(() => server.close());

const malformed = ['/de_DE/page/%E0%A4%A', '/%', '/a%zz?b=%zz?c', '/de_DE/%ff', '/apis/%'];

it.each(malformed)('%s is answered by the page of paths that there are not, which sees it as it came', async (url) => {
  const answer = await server.app.inject(url);
  expect([answer.statusCode, answer.body]).toEqual([404, url]);
  expect(answer.headers).toMatchObject({ 'x-request-id': expect.any(String) as string, 'x-content-type-options': 'nosniff' });
});

it.each(['/api/%', '/api/v2/news/%zz?a=b'])('%s is refused as the API refuses', async (url) => {
  const answer = await server.app.inject(url);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'application/problem+json; charset=utf-8']);
  expect(answer.json()).toMatchObject({ code: 'malformed_request' });
});

it.each(['/', '/de_DE/news?q=%zz', '/de_DE/page/%C3%BC', '/a%20b?c=d?e'])('%s is left as it is', (url) =>
  expect(routableUrl({ url })).toBe(url),
);
