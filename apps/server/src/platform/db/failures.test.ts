import { describe, expect, it } from 'vitest';
import { isConnectionLoss, isDiskFull, isOverdue, isReadOnly, isStaleConnection } from './failures.ts';

const failure = (values: object, message = 'failed'): Error => Object.assign(new Error(message), values);

describe('a failure of the database', () => {
  it.each([
    failure({ code: 'ECONNREFUSED' }),
    failure({ code: 'ENOENT', syscall: 'connect' }),
    failure({ code: '57P01' }),
    failure({ code: '08006' }),
    failure({}, 'Connection terminated unexpectedly'),
    failure({}, 'timeout exceeded when trying to connect'),
    failure({}, 'Query read timeout'),
    new Error('Failed query', { cause: failure({ code: 'ECONNRESET' }) }),
  ])('is a lost connection: %s', (error) => {
    expect(isConnectionLoss(error)).toBe(true);
  });

  it.each([
    failure({ code: 'ENOENT', syscall: 'open' }),
    failure({ code: '23505' }),
    failure({ code: 5 }),
    'ECONNREFUSED',
    null,
    undefined,
  ])('is no lost connection: %s', (error) => {
    expect(isConnectionLoss(error)).toBe(false);
  });

  it('distinguishes a connection that was open before from a database that cannot be reached', () => {
    const stale = [failure({ code: 'EPIPE' }), failure({ code: '57P01' }), failure({}, 'Connection terminated unexpectedly')];
    const gone = [
      failure({ code: 'ECONNREFUSED' }),
      failure({}, 'Query read timeout'),
      failure({}, 'timeout exceeded when trying to connect'),
    ];
    expect(stale.map(isStaleConnection)).toEqual([true, true, true]);
    expect(gone.map(isStaleConnection)).toEqual([false, false, false]);
  });

  it('recognises a statement that took too long, whose connection is sound', () => {
    expect([isOverdue(failure({ code: '57014' })), isConnectionLoss(failure({ code: '57014' }))]).toEqual([true, false]);
  });

  it('recognises a full disk and a database that takes no writes', () => {
    expect(isDiskFull(failure({ code: '53100' }))).toBe(true);
    expect(isDiskFull(new Error('Failed query', { cause: failure({ code: 'ENOSPC' }) }))).toBe(true);
    expect(isReadOnly(failure({ code: '25006' }))).toBe(true);
    expect(isDiskFull(failure({ code: '25006' }))).toBe(false);
  });
});
