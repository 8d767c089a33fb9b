// The database of a command, the customers in it and the work that waits there.
export type { Db } from '../platform/db/client.ts';
export { type Database, type Migrations, openDatabase } from '../platform/db/database.ts';
export { readMigrations } from '../platform/db/migrate.ts';
export { createJobsOperator } from '../platform/jobs/jobs.operator.ts';
export { createOrgRepository } from '../platform/settings/org.repository.ts';
export { demoLogins, loadDemo } from '../demo-package.ts';
export { fillWithDemo } from '../first-start.ts';
