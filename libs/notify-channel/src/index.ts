export { linkCaches, type CacheLink, type CacheLinkOptions, type LinkedCache, type OnForget } from './link-caches.ts';
export { type Log, type NotifyChannel, payloadLimit, type Topic } from './notify-channel.ts';
export { openPostgresChannel, type PostgresChannelOptions } from './postgres-channel.ts';
