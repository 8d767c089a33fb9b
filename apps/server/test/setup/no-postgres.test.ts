import { expect, it } from 'vitest';
import { postgresFault } from '../databases.ts';

it('the server tests run on PostgreSQL', async ({ skip }) => {
  const fault = await postgresFault();
  skip(!process.env['CI'], `No PostgreSQL: ${fault}. Set TEST_DATABASE_URL to run the server tests on it.`);
  expect(fault).toBeUndefined();
});
