// `npm run dev`: the server with reload, the portal with hot reload through the server's Vite.
import { requireNode } from './launch/node-version.mjs';

requireNode();
import('./launch/start.mjs').then(({ start }) => start({ dev: true }));
