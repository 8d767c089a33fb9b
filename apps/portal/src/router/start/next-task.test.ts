import { expect, it } from 'vitest';
import { nextTask } from './next-task.ts';

it('lets everything that is due within the task go first', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  queueMicrotask(() => void Promise.resolve().then(() => order.push('this task')));
  await next;
  expect(order).toEqual(['this task', 'next task']);
});
