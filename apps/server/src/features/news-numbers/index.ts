export { createNewsNumbersHandlers } from './news-numbers.handlers.ts';
