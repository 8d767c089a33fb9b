import { buildApp } from '../src/app.ts';
import { createFeatures } from '../src/features.ts';
import type { Jobs } from '../src/platform/jobs/jobs.ts';
import { Browser } from './browser.ts';
import type { EmptyDatabase } from './empty-database.ts';

/** The application on a database that a test has filled, with everything in the index; `host` is that of a customer. */
export async function openSearch({ config, database }: Pick<EmptyDatabase, 'config' | 'database'>) {
  let jobs: Jobs | undefined;
  const app = await buildApp({
    ...{ config, database },
    features: (context) => {
      jobs = context.jobs;
      return createFeatures(context);
    },
  });
  await app.ready();
  await jobs?.runDue();
  // The words of PDFs that were read meanwhile.
  await jobs?.runDue();
  const member = await (await Browser.open((request) => app.inject(request))).login('member');
  return { member, close: () => app.close() };
}
