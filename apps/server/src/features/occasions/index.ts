export { occasionsConfig } from './occasions.config.ts';
export { createOccasionsHandlers } from './occasions.handlers.ts';
export { createOccasionsService, type OccasionsService } from './occasions.service.ts';
