export type { AccountField, AccountInput } from './columns.ts';
export { readDay } from './day.ts';
export { type CsvFile, CsvRefusal, type CsvRow, readAccountsCsv } from './read-accounts.ts';
