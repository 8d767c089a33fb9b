import { expect, test } from 'vitest';
import { blockingTime } from './vitals.ts';

test('a task blocks for what it takes beyond 50 ms', () => {
  expect(blockingTime([{ start: 500, duration: 120 }], 300)).toBe(70);
  expect(blockingTime([{ start: 500, duration: 50 }], 300)).toBe(0);
});

test('what happened before the first paint does not count', () => {
  expect(blockingTime([{ start: 100, duration: 150 }], 300)).toBe(0);
  expect(blockingTime([{ start: 200, duration: 150 }], 300)).toBe(50);
});

test('tasks add up', () => {
  const tasks = [
    { start: 400, duration: 60 },
    { start: 700, duration: 90 },
  ];
  expect(blockingTime(tasks, 300)).toBe(50);
});
