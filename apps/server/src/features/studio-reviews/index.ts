export { createStudioReviewsHandlers } from './studio-reviews.handlers.ts';
