export { createStudioProductsHandlers } from './studio-products.handlers.ts';
