import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile, calendarFileName, type CalendarArticle, type Event, spansOf } from './calendar.ts';

const berlin = 'Europe/Berlin';
const event = (first_day: string, last_day: string | null, start_time: string | null, end_time: string | null): Event => ({
  ...{ first_day, last_day, start_time, end_time },
});

/** Read by a library that has nothing to do with the one that wrote it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}
const moments = (file: string) => read(file).map((one) => [one.startDate.toJSDate().toISOString(), one.endDate.toJSDate().toISOString()]);

const article = (overrides: Partial<CalendarArticle> = {}): CalendarArticle => ({
  ...{ id: 'article-1', orgId: 'aurelia', title: 'Sommerfest', teaser: 'Am See.', url: 'https://aurelia.example/de_DE/news/article-1' },
  event: event('2026-12-04', null, '18:00', '22:00'),
  ...{ version: 3, changedAt: new Date('2026-11-18T08:00:00Z') },
  ...overrides,
});

it.each([
  ['in winter', event('2026-12-04', null, '18:00', '22:00'), [['2026-12-04T17:00', '2026-12-04T21:00']]],
  ['in summer', event('2026-07-04', null, '18:00', '22:00'), [['2026-07-04T16:00', '2026-07-04T20:00']]],
  ['over the change to summer time', event('2026-03-28', null, '22:00', '04:00'), [['2026-03-28T21:00', '2026-03-29T02:00']]],
  ['at an hour that the clock leaves out', event('2026-03-29', null, '02:30', '05:00'), [['2026-03-29T01:30', '2026-03-29T03:00']]],
  ['until the next morning', event('2026-12-31', null, '22:00', '02:00'), [['2026-12-31T21:00', '2027-01-01T01:00']]],
  [
    'on days with the end of summer time between them',
    event('2026-10-24', '2026-10-25', '09:00', '17:00'),
    [
      ['2026-10-24T07:00', '2026-10-24T15:00'],
      ['2026-10-25T08:00', '2026-10-25T16:00'],
    ],
  ],
  ['from Friday evening until Sunday', event('2026-12-04', '2026-12-06', '18:00', '11:00'), [['2026-12-04T17:00', '2026-12-06T10:00']]],
])('an event %s has its moments in UTC', (_case, given, expected) => {
  expect(moments(calendarFile(article({ event: given }), berlin))).toEqual(
    expected.map((span) => span.map((moment) => `${moment}:00.000Z`)),
  );
});

it.each([
  ['one day', event('2026-12-04', null, null, null), '2026-12-04', '2026-12-05'],
  ['some days', event('2026-12-30', '2027-01-02', null, null), '2026-12-30', '2027-01-03'],
  ['days turned round', event('2026-12-04', '2026-12-01', null, null), '2026-12-04', '2026-12-05'],
  ['a whole season with times', event('2026-01-01', '2026-12-31', '09:00', '17:00'), '2026-01-01', '2027-01-01'],
  ['a time that is none', event('2026-12-04', null, '29:00', null), '2026-12-04', '2026-12-05'],
])('%s is whole days, and ends on the day after', (_case, given, start, end) => {
  const [entry, ...more] = read(calendarFile(article({ event: given }), 'Pacific/Kiritimati'));
  expect(more).toEqual([]);
  expect([entry!.startDate.isDate, entry!.startDate.toString(), entry!.endDate.toString()]).toEqual([true, start, end]);
});

it('without an end only begins', () => {
  expect(spansOf(event('2026-12-04', null, '18:00', null), berlin)).toEqual([{ start: new Date('2026-12-04T17:00:00Z') }]);
});

it('says what it is about, however it is written, in lines that no program refuses', () => {
  const title = 'Küche, Keller; „Bar“ \\ Büro \u{1F389}'.repeat(4);
  const teaser = 'Erste Zeile\nZweite, mit; Zeichen\r\nBEGIN:VALARM';
  const file = calendarFile(article({ title, teaser }), berlin);
  const lines = file.split('\r\n');
  expect(file).not.toMatch(/[^\r]\n/);
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(lines).not.toContain('BEGIN:VALARM');
  const [entry] = read(file);
  expect(entry!.summary).toBe(title);
  expect(entry!.description).toContain('Zweite, mit; Zeichen');
  expect(entry!.component.getFirstPropertyValue('url')).toBe('https://aurelia.example/de_DE/news/article-1');
});

it('keeps the names of its entries while the sequence grows, so that a calendar replaces them', () => {
  const days = event('2026-12-04', '2026-12-06', '09:00', '17:00');
  const [first, again] = [1, 2].map((version) => read(calendarFile(article({ event: days, version, title: `Titel ${version}` }), berlin)));
  expect(first!.map(({ uid }) => uid)).toEqual(again!.map(({ uid }) => uid));
  expect(new Set(first!.map(({ uid }) => uid)).size).toBe(3);
  expect([first![0]!.sequence, again![0]!.sequence]).toEqual([0, 1]);
  expect(again![0]!.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-11-18T08:00:00Z');
  const [other] = read(calendarFile(article({ orgId: 'other', event: days }), berlin));
  expect(other!.uid).not.toBe(first![0]!.uid);
});

it.each([
  ['Sommerfest am See: 2026!', 'Sommerfest-am-See-2026.ics'],
  ['حفل الصيف', 'حفل-الصيف.ics'],
  ['../..\\"', 'event.ics'],
  ['', 'event.ics'],
  ['a'.repeat(200), `${'a'.repeat(60)}.ics`],
])('the file of "%s" is called %s', (title, name) => {
  expect(calendarFileName(title)).toBe(name);
});
