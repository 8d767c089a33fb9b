import { servePortal } from './serve-portal.ts';

await servePortal();
