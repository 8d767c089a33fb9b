export { createPeopleHandlers } from './people.handlers.ts';
export { seesAll } from './profile.policy.ts';
