export { giveAddress } from './give-address.ts';
export { createPeopleHandlers } from './people.handlers.ts';
export { createPeopleSearch } from './people.search.ts';
