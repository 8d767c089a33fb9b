import { expect, it } from 'vitest';
import { createReadAhead } from './read-ahead.ts';

it('reads once for a moment, and gives what it has read once', async () => {
  let [time, asked] = [0, 0];
  const ahead = createReadAhead(
    async (id) => `${id} ${(asked += 1)}`,
    () => time,
  );
  ahead.begin('a');
  ahead.begin('a');
  expect(await ahead.take('a')).toBe('a 1');
  expect(ahead.take('a')).toBeUndefined();
  ahead.begin('a');
  time = 10_000;
  expect(ahead.take('a')).toBeUndefined();
  expect(asked).toBe(2);
});

it('forgets what could not be read', async () => {
  let fails = true;
  const ahead = createReadAhead(async () => {
    if (fails) throw new Error('away');
    return 'there';
  });
  ahead.begin('a');
  await new Promise(setImmediate);
  fails = false;
  ahead.begin('a');
  expect(await ahead.take('a')).toBe('there');
});
