import { expect, it } from 'vitest';
import { createCursor } from './cursor.ts';
import { settledMs, type Stored } from './events.repository.ts';

const row = (id: number): Stored => ({ id, userId: 'u', origin: 'elsewhere', event: { type: 'unread', activities: id } });

/** A table whose rows become visible in any order, and a clock. */
function table(...visible: number[]) {
  const clock = { now: 0 };
  const asked: { floor: number; seen: readonly number[] }[] = [];
  const read = createCursor(
    {
      settled: async () => 0,
      async after(floor, seen) {
        asked.push({ floor, seen });
        return visible.filter((id) => id > floor && !seen.includes(id)).map(row);
      },
    },
    () => clock.now,
  );
  return { visible, asked, clock, read: async () => (await read()).map(({ id }) => id) };
}

it('begins with what comes, and reads each row once', async () => {
  const { visible, read } = table(1, 2);
  expect(await read()).toEqual([]);
  visible.push(3, 4);
  expect(await read()).toEqual([3, 4]);
  expect(await read()).toEqual([]);
});

it('finds rows that become visible after those with a higher id', async () => {
  const { visible, read } = table(1);
  await read();
  visible.push(4);
  expect(await read()).toEqual([4]);
  visible.push(2, 3);
  expect(await read()).toEqual([2, 3]);
});

it('lets go of rows once no lower one can come any more', async () => {
  const { visible, asked, clock, read } = table();
  await read();
  visible.push(1, 2);
  await read();
  clock.now = settledMs + 1;
  await read();
  await read();
  expect(asked.at(-1)).toEqual({ floor: 2, seen: [] });
});
