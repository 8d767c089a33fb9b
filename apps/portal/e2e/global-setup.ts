import { demoTemplate } from '@foyer/tools/server';

/** Fills one database with the demo; every worker's server starts on a copy. */
export default async function globalSetup(): Promise<void> {
  await demoTemplate();
}
