import './resolve-drizzle.ts';

// Imported late: what it imports is found by the line above.
const { servePortal } = await import('./serve-portal.ts');
await servePortal();
