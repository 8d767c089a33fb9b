// What tests of a package of demo data may use of the server's (`@foyer/server/testing`).
export { emptyDatabase, type EmptyDatabase } from './empty-database.ts';
