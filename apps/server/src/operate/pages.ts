// The pages of a customer.
export { contentFaults } from '../features/pages/index.ts';
export { makePageLink } from '../features/previews/index.ts';
