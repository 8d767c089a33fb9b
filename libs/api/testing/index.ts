/**
 * Sample data of the contract and mocks of its calls, for stories, tests and the demo. Factories take the fields that matter to
 * the case; everything else is realistic and the same in every run.
 */
export * from './factories/image.ts';
export * from './factories/modules.ts';
export * from './factories/news.ts';
export { hoursAgo, type ModuleOverrides, sampleId } from './factories/overrides.ts';
export * from './factories/people.ts';
export * from './factories/reactions.ts';
export * from './factories/shell.ts';
export { articleTexts, commentTexts, longGermanText } from './factories/texts.ts';
export { handlers } from './handlers/handlers.ts';
export { type Answer, type Call, mock, type OperationId, problem } from './handlers/mock.ts';
export * from './handlers/news.ts';
export * from './handlers/pages.ts';
export * from './handlers/reactions.ts';
export * from './handlers/shell.ts';
