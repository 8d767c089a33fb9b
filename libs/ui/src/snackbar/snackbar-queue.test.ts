import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSnackbarQueue, leavingTime } from './snackbar-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => vi.advanceTimersByTime(time);
const messages = (queue: ReturnType<typeof createSnackbarQueue>) => queue.shown().map(({ message }) => message);

describe('the time', () => {
  const { action } = { action: { label: 'Undo', onPress: () => undefined } };
  it.each([
    ['the usual', {}, 2500],
    ['a failure', { tone: 'critical' }, null],
    ['one with an action', { action }, null],
    ['a failure with a time', { tone: 'critical', duration: 2500 }, 2500],
    ['what was asked to stay', { duration: null }, null],
  ] as const)('of %s (%j) is %s', (_what, options, duration) => {
    const queue = createSnackbarQueue(() => 3);
    queue.show('Saved', options);
    expect(queue.shown()).toMatchObject([{ duration }]);
  });

  it('ends with a way out', () => {
    const queue = createSnackbarQueue(() => 3);
    queue.show('Saved');
    pass(2499);
    expect(queue.shown()).toMatchObject([{ leaving: false }]);
    pass(1);
    expect(queue.shown()).toMatchObject([{ leaving: true }]);
    pass(leavingTime);
    expect(queue.shown()).toEqual([]);
  });

  it('is paused while it is held, for every reason', () => {
    const queue = createSnackbarQueue(() => 3);
    queue.show('Saved');
    pass(2000);
    queue.hold('hover');
    queue.hold('focus');
    pass(10_000);
    queue.release('hover');
    pass(10_000);
    queue.release('focus');
    pass(499);
    expect(queue.shown()).toMatchObject([{ leaving: false }]);
    pass(1);
    expect(queue.shown()).toMatchObject([{ leaving: true }]);
  });

  it('is not held by what held an earlier message', () => {
    const queue = createSnackbarQueue(() => 3);
    const close = queue.show('First');
    queue.hold('hover');
    close();
    pass(leavingTime);
    queue.show('Second');
    pass(2500 + leavingTime);
    expect(queue.shown()).toEqual([]);
  });
});

describe('the order', () => {
  it('keeps what does not fit until there is room, and counts its time from then', () => {
    const queue = createSnackbarQueue(() => 1);
    queue.show('First');
    queue.show('Second');
    expect(messages(queue)).toEqual(['First']);
    pass(2500 + leavingTime);
    expect(messages(queue)).toEqual(['Second']);
    pass(2499);
    expect(queue.shown()).toMatchObject([{ leaving: false }]);
  });

  it('lets failures go ahead of what waits, in their own order', () => {
    const queue = createSnackbarQueue(() => 1);
    queue.show('First');
    queue.show('Second');
    queue.show('Failed', { tone: 'critical', duration: 2500 });
    queue.show('Failed too', { tone: 'critical', duration: 2500 });
    const seen = [];
    for (let turn = 0; turn < 4; turn++) {
      seen.push(...messages(queue));
      pass(2500 + leavingTime);
    }
    expect(seen).toEqual(['First', 'Failed', 'Failed too', 'Second']);
  });

  it('asks for the room again each time', () => {
    let room = 1;
    const queue = createSnackbarQueue(() => room);
    queue.show('a');
    queue.show('b');
    room = 3;
    queue.show('c');
    expect(messages(queue)).toEqual(['a', 'b', 'c']);
  });

  it('forgets what is closed while it waits', () => {
    const queue = createSnackbarQueue(() => 1);
    queue.show('First');
    queue.show('Second')();
    pass(2500 + leavingTime);
    expect(queue.shown()).toEqual([]);
  });
});

describe('the same again', () => {
  it('is not shown twice, but begins its time again', () => {
    const queue = createSnackbarQueue(() => 3);
    queue.show('Saved');
    pass(2000);
    queue.show('Saved');
    expect(queue.shown()).toMatchObject([{ message: 'Saved', times: 2 }]);
    pass(2499);
    expect(queue.shown()).toMatchObject([{ leaving: false }]);
  });

  it('is another message in another tone, and after the first has gone', () => {
    const queue = createSnackbarQueue(() => 3);
    queue.show('Comment');
    queue.show('Comment', { tone: 'neutral' });
    expect(queue.shown()).toHaveLength(2);
    pass(2500);
    queue.show('Comment');
    expect(queue.shown().filter(({ leaving }) => !leaving)).toHaveLength(1);
  });

  it('takes the newer action', () => {
    const queue = createSnackbarQueue(() => 3);
    const [older, newer] = [vi.fn(), vi.fn()];
    queue.show('Failed', { action: { label: 'Retry', onPress: older } });
    queue.show('Failed', { action: { label: 'Retry', onPress: newer } });
    queue.shown()[0]?.action?.onPress();
    expect(older).not.toHaveBeenCalled();
    expect(newer).toHaveBeenCalledOnce();
  });
});

it('notifies its listeners until they unsubscribe', () => {
  const queue = createSnackbarQueue(() => 3);
  const listener = vi.fn();
  const end = queue.subscribe(listener);
  queue.show('a');
  expect(listener).toHaveBeenCalled();
  listener.mockClear();
  end();
  queue.show('b');
  expect(listener).not.toHaveBeenCalled();
});
