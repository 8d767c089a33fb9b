import './resolve-drizzle.ts';

// Imported late: what it imports is found by the line above.
const { startPortal } = await import('./start-portal.ts');
await startPortal();
