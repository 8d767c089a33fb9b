export { createPointsRepository } from './points.repository.ts';
