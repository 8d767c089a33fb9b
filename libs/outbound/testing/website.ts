import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another website on this machine, as a test needs it. */
export interface Website {
  /** `127.0.0.1:PORT`, to be named as allowed. */
  host: string;
  origin: string;
  /** What it was asked, in order. */
  asked: Pick<IncomingMessage, 'url' | 'headers'>[];
  close(): Promise<void>;
}

/** Serves whatever the listener answers. */
export async function serveWebsite(listener: RequestListener): Promise<Website> {
  const asked: Website['asked'] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', headers: request.headers });
    response.on('error', () => undefined);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    origin: `http://${host}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
