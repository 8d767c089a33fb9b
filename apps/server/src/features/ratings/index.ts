export { createRatingsService } from './ratings.service.ts';
