export { toKununuScore, toLocation } from './ratings.presenter.ts';
export { createRatingsRepository } from './ratings.repository.ts';
