export { readAccount } from './account.input.ts';
export { type CsvFile, CsvRefusal, readAccountsCsv } from '@foyer/account-files';
export { importAccounts, type ImportResult } from './accounts.import.ts';
export type { RowFault } from './accounts.plan.ts';
export { AccountRefusal, createAccountsService, type FirstPassword, type NewAccount } from './accounts.service.ts';
export { passwordLinkMinutes } from './accounts.token.ts';
export { createStudioPeopleHandlers } from './studio-people.handlers.ts';
