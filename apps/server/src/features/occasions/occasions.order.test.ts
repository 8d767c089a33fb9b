import { afterAll, describe, expect, it } from 'vitest';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { setSettings } from '../people/profile.test-helpers.ts';
import { nextCelebration } from './occasions.rules.ts';
import { addColleagues, colleague, serviceAt } from './occasions.test-helpers.ts';

const server = await testServer();
afterAll(() => server.close());

const days = ['01-01', '01-31', '02-27', '02-28', '02-29', '03-01', '03-02', '11-22', '12-30', '12-31'];
await addColleagues(server, ...days.map((day) => colleague(`born-${day}`, { birthday: `1992-${day}` })));

const wish = { orgId: ids.org, locale: 'de_DE', limit: 6 } as const;
const birthdaysAt = async (moment: string) =>
  (await serviceAt(server, moment).birthdays(wish)).map(({ celebrated_on: on, user }) => [user.id, on]);

describe('what the database finds is what the rule says', () => {
  const moments = [2026, 2027, 2028].flatMap((year) =>
    days.filter((day) => year === 2028 || day !== '02-29').map((day) => `${year}-${day}`),
  );

  it.each(moments)('on %s', async (today) => {
    const expected = days
      .map((day) => [`user-born-${day}`, nextCelebration(`1992-${day}`, today).on] as const)
      .toSorted(([one, onOne], [other, onOther]) => onOne.localeCompare(onOther) || one.localeCompare(other));
    expect(await birthdaysAt(`${today}T11:00:00.000Z`)).toEqual(expected.slice(0, wish.limit));
  });
});

describe('today', () => {
  const moment = '2026-12-31T10:30:00.000Z';

  it.each([
    ['Pacific/Kiritimati', 'user-born-01-01', '2027-01-01'],
    ['Europe/Berlin', 'user-born-12-31', '2026-12-31'],
    ['Pacific/Pago_Pago', 'user-born-12-30', '2026-12-30'],
  ])('is the customer’s own: in %s %s is celebrated', async (timeZone, id, on) => {
    await setSettings(server, { timeZone });
    const [first] = await serviceAt(server, moment).birthdays(wish);
    expect(first).toMatchObject({ user: { id }, celebrated_on: on, is_today: true });
    await setSettings(server, { timeZone: undefined });
  });
});
