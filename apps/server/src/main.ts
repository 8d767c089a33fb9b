import './operate/prepare.ts';
import { flushCompileCache } from 'node:module';

// Imported late: what it imports is found, and kept, by the line above.
const { startPortal } = await import('./start-portal.ts');
await startPortal();
// A server that is killed would write nothing.
flushCompileCache();
