// What tests of other packages may use of the server's (`@foyer/server/testing`).
export { startBucket } from './bucket.ts';
export { createDatabase } from './databases.ts';
export { emptyDatabase, type EmptyDatabase } from './empty-database.ts';
export { ids } from './fixture.ts';
export { openCopy } from './open-copy.ts';
export { openSearch } from './open-search.ts';
export { inherited, refusedUnloaded, type ServerProcess, startProcess } from './process.ts';
export { copyTemplate } from './template-copy.ts';
export { jobs } from '../src/platform/jobs/jobs.tables.ts';
export { loadPreviewLinks } from '../src/shared/content/preview-links.ts';
export { createPasswords } from '../src/shared/identity/password.ts';
