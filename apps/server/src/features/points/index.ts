export { createPointsService } from './points.service.ts';
