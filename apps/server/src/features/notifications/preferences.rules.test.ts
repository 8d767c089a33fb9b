import { describe, expect, it } from 'vitest';
import { defineNotificationKind } from './notification-kind.ts';
import { channelsOf, differences, quietUntil } from './preferences.rules.ts';

const kind = defineNotificationKind({ kind: 'comment', channels: { portal: true, push: true, mail: 'off' } });

describe('the channels of a kind', () => {
  it.each([
    ['nothing', {}, kind.channels],
    ['something else', { reply: { push: false } }, kind.channels],
    ['one of them', { comment: { push: false } }, { portal: true, push: false, mail: 'off' }],
    ['all', { comment: { portal: false, push: false, mail: 'daily' as const } }, { portal: false, push: false, mail: 'daily' }],
  ])('where %s was chosen', (_, chosen, expected) => expect(channelsOf(kind, chosen)).toEqual(expected));

  it.each([
    [kind.channels, {}],
    [{ portal: true, push: false, mail: 'off' as const }, { push: false }],
    [
      { portal: false, push: true, mail: 'daily' as const },
      { portal: false, mail: 'daily' },
    ],
  ])('keep of %j only what differs', (channels, expected) => expect(differences(kind, channels)).toEqual(expected));
});

const night = { from: '22:00', to: '06:30', time_zone: 'Europe/Berlin' };
const lunch = { from: '12:00', to: '13:00', time_zone: 'Europe/Berlin' };

describe('quiet hours', () => {
  it.each([
    [null, '2026-11-28T23:00:00Z', null],
    [night, '2026-11-28T20:59:59Z', null],
    [night, '2026-11-28T21:00:00Z', '2026-11-29T05:30:00.000Z'],
    [night, '2026-11-29T05:29:30Z', '2026-11-29T05:30:00.000Z'],
    [night, '2026-11-29T05:30:00Z', null],
    [lunch, '2026-11-28T11:20:10Z', '2026-11-28T12:00:00.000Z'],
    [lunch, '2026-11-28T12:00:00Z', null],
    [{ ...night, to: '22:00' }, '2026-11-28T21:00:00Z', null],
    [{ ...night, time_zone: 'Asia/Kolkata' }, '2026-11-28T16:30:00Z', '2026-11-29T01:00:00.000Z'],
    // The night in which clocks are put back is an hour longer, the other one shorter.
    [night, '2026-10-24T21:00:00Z', '2026-10-25T05:30:00.000Z'],
    [night, '2026-03-28T22:00:00Z', '2026-03-29T04:30:00.000Z'],
  ])('%j at %s last until %s', (quiet, at, end) => expect(quietUntil(quiet, new Date(at))?.toISOString() ?? null).toBe(end));
});
