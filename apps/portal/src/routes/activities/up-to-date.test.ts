import { anActivity, someActivities } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import { isNew, isWaiting, upToDateAfter } from './up-to-date.ts';

describe('the divider', () => {
  const five = someActivities(5, 2);
  const [first, second, third] = five.map(({ date_posted }) => date_posted);

  it.each([
    ['after the last unread one', five, second!, 1],
    ['after the first, where that alone is unread', five, first!, 0],
    ['at the end, where all are unread', five, five.at(-1)!.date_posted, 4],
    ['nowhere, where all are read', five, null, -1],
    ['on another page, where all of this one are unread', five.slice(0, 2), third!, -1],
    ['on a page before, where none of this one is unread', five.slice(3), second!, -1],
    ['nowhere in an empty list', [], first!, -1],
  ])('is %s', (_, results, since, place) => {
    expect(upToDateAfter(results, since)).toBe(place);
  });

  it('keeps what was unread when the visit began, though it has been read since', () => {
    expect(five.map((activity) => isNew({ ...activity, read: true }, second!))).toEqual([true, true, false, false, false]);
  });
});

describe('waiting for an answer', () => {
  it.each([
    ['invite', 'pending', true],
    ['application', 'pending', true],
    ['application', 'applied', true],
    ['invite', 'accepted', false],
    ['application', 'declined', false],
    ['application_accepted', 'pending', false],
  ] as const)('%s %s: %s', (type, status, waits) => {
    expect(isWaiting(anActivity({ type, membership: { status } }))).toBe(waits);
  });

  it('is what the reader has yet to do', () => expect(isWaiting(anActivity({ type: 'others', to_do: true }))).toBe(true));

  it('is nothing without a membership', () => expect(isWaiting(anActivity({ type: 'invite' }))).toBe(false));
});
