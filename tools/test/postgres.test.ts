import { expect, test } from 'vitest';
import { findPostgres } from './postgres.ts';

test('a server that is named and does not answer is reported by its variable', async () => {
  await expect(findPostgres({ TEST_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })).rejects.toThrow(
    /^TEST_DATABASE_URL cannot be reached: .*ECONNREFUSED/,
  );
});
