export { type OrgInput, readOrg } from './orgs.input.ts';
export { createOrgsService, OrgRefusal } from './orgs.service.ts';
