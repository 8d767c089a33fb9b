export { type AccountField, type AccountInput, names as columnNames } from './columns.ts';
export { readDay } from './day.ts';
export { type CsvFault, type CsvFile, CsvRefusal, type CsvRow, readAccountsCsv } from './read-accounts.ts';
