import { request } from 'node:http';

/** The time until a document's first byte, and until its last, in ms. */
export function timeDocument(url: string, cookie: string): Promise<{ first: number; last: number }> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { accept: 'text/html', 'accept-encoding': 'br', cookie } }, (response) => {
      let first: number | undefined;
      response.on('data', () => (first ??= performance.now() - begin));
      response.once('end', () => resolve({ first: first ?? NaN, last: performance.now() - begin }));
    });
    asked.once('error', reject).end();
  });
}
