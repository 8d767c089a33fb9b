// What the command line may use of the server: this entry (`@foyer/server/operate`) and those beside it. This one every command loads before it does anything,
// so that it leads to no Fastify, no query builder and no database.
export { type Config, ConfigError, readConfig } from '../platform/config.ts';
export { LockedError, refuseIfInUse } from '../platform/db/lock.ts';
export { StartError } from '../platform/start-error.ts';
export { mostPreviewDays } from '../shared/content/preview-days.ts';
export { newsTypes, type WebNewsType } from '../shared/content/web-news-type.ts';
export { permissions } from '../shared/identity/permissions.ts';
export { startPortal } from '../start-portal.ts';
