export { toKununuScore, toLocation } from './ratings.presenter.ts';
export { createRatingsRepository, type RatingsRepository } from './ratings.repository.ts';
