export { moderationKind } from './moderation.kind.ts';
export { createModerationHandlers } from './moderation.handlers.ts';
