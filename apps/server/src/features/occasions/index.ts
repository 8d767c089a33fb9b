export { createOccasionsHandlers } from './occasions.handlers.ts';
export { createOccasionsRepository } from './occasions.repository.ts';
export { recordsOf } from './occasions.rules.ts';
export { createOccasionsService, type OccasionsService } from './occasions.service.ts';
