export { createPeopleHandlers } from './people.handlers.ts';
export { seesAll } from './profile.policy.ts';
export { createPeopleSearch } from './people.search.ts';
