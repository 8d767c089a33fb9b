export { occasionsConfig } from './occasions.config.ts';
export { createOccasionsHandlers } from './occasions.handlers.ts';
export { createOccasionsRepository } from './occasions.repository.ts';
export { createOccasionsService, type OccasionsService } from './occasions.service.ts';
