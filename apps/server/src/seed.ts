// What a package of demo data may use of the server (`@foyer/server/seed`): the tables, the stored forms, the storage of media, and the rules they are held to.
export type { Db } from './db/client.ts';
export * from './db/schema.ts';
export type { Locale, LocalizedList, LocalizedText } from './db/types.ts';
export { demoLogins, type DemoPackage, type SeedOptions, type SeedProgress } from './demo-package.ts';
export { sentenceFor } from './features/activities/activities.policy.ts';
export { toStored } from './features/editor/editor.service.ts';
export { bytesPath, type NewMedia, saveMedia, writeMedia } from './features/media/media.store.ts';
export type { ModuleConfig, TextImageConfig } from './features/pages/module-config.ts';
export { sanitizeContent } from './features/news/news.html.ts';
export { birthdayToggle } from './features/people/birthday.policy.ts';
export type { WebNewsType } from './features/webnews/web-news-type.ts';
export type { MenuEntry } from './settings/menu-entry.ts';
export { readMenu } from './settings/org-menu.ts';
export { checkSettings, type OrgSettings } from './settings/org-settings.ts';
