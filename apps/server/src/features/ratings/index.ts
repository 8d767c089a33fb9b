export { ratingsOf } from './ratings.count.ts';
export { createRatingsService } from './ratings.service.ts';
