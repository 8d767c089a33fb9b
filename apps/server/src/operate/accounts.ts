// Customers and the accounts of their people.
export * from '../features/accounts/index.ts';
export { createOrgsService, type OrgInput, OrgRefusal, readOrg } from '../features/orgs/index.ts';
export { createSettingsReader } from '../platform/settings/settings-reader.ts';
export { passwordFault, type PasswordOwner } from '../shared/identity/password.rules.ts';
