/**
 * Sample data of the contract and mocks of its calls, for stories, tests and the demo. Factories take the fields that matter to
 * the case; everything else is realistic and the same in every run.
 */
export * from './factories/activities.ts';
export * from './factories/bubble-tool.ts';
export * from './factories/confirmations.ts';
export * from './factories/consent.ts';
export * from './factories/image.ts';
export * from './factories/modules.gen.ts';
export * from './factories/pages.ts';
export * from './factories/text-image-entry.ts';
export * from './factories/shop.ts';
export * from './factories/registration.ts';
export * from './factories/filters.ts';
export * from './factories/news.ts';
export * from './factories/newsletter.ts';
export { hoursAgo, type ModuleOverrides, sampleId } from './factories/overrides.ts';
export * from './factories/occasions.ts';
export * from './factories/people.ts';
export * from './factories/profile.ts';
export * from './factories/reactions.ts';
export * from './factories/realtime.ts';
export * from './factories/recovery.ts';
export * from './factories/search.ts';
export * from './factories/shell.ts';
export { articleTexts, commentTexts, longGermanText } from './factories/texts.ts';
export * from './handlers/activities.ts';
export * from './handlers/auth.ts';
export * from './handlers/bubble-tool.ts';
export * from './handlers/confirmations.ts';
export * from './handlers/consent.ts';
export { handlers } from './handlers/handlers.ts';
export { type Answer, type Call, mock, type OperationId, problem } from './handlers/mock.ts';
export * from './handlers/news.ts';
export * from './handlers/newsletter.ts';
export * from './handlers/occasions.ts';
export * from './handlers/pages.ts';
export * from './handlers/editor.ts';
export * from './handlers/posts.ts';
export * from './handlers/profile.ts';
export * from './handlers/reactions.ts';
export * from './handlers/recovery.ts';
export * from './handlers/registration.ts';
export * from './handlers/search.ts';
export * from './handlers/shell.ts';
export * from './handlers/shop.ts';
export * from './handlers/webnews.ts';
