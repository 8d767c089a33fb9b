export { createSetupHandlers } from './setup.handlers.ts';
export { maySetUp } from './setup.policy.ts';
