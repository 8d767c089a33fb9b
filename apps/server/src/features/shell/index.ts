export { createCustomers } from './customers.ts';
export { createShellHandlers } from './shell.handlers.ts';
