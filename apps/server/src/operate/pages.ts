// The pages of a customer.
export { contentFaults, makePreviewLink } from '../features/pages/index.ts';
