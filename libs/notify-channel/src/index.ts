export { linkCaches, type CacheLink, type CacheLinkOptions, type LinkedCache, type OnForget } from './link-caches.ts';
export { listenForNotifications, type Log, type NotifyChannel, type NotifyChannelOptions } from './notify-channel.ts';
