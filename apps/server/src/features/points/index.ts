export { createPointsRepository, type PointsRepository } from './points.repository.ts';
