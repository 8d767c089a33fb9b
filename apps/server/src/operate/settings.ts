// The settings of a customer.
export * from '../features/settings/index.ts';
