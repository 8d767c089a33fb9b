import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { fillRatings, rated } from '../../../../test/rated-hotels.ts';
import { hotels, users } from '../../../shared/people/people.tables.ts';

const server = await testServer();
const { db } = server.database;
let member: Browser;
beforeAll(async () => {
  await fillRatings(db);
  member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => member);

const title = { de_DE: 'Unser Haus', en_GB: 'Our house' };
const show = async (hotelIds: string[], locale?: 'en_GB') =>
  moduleOf(await compose([{ id: 'm', type: 'location', title, config: { hotelIds } }], locale), 'location');

describe('location', () => {
  it('shows how to find and reach a hotel and what its guests say, in the reader’s language', async () => {
    expect(await show([rated.hotel], 'en_GB')).toMatchObject({
      title: 'Our house',
      options: {},
      results: [
        {
          id: rated.hotel,
          title: 'Haus am See',
          image: { id: ids.media.photo },
          overall_evaluation: 8.7,
          address: { street: 'Uferweg 3', plz: '6213', city: 'Pertisau' },
          region: 'Tyrol',
          area: 'Alps',
          telephone: '+43 5243 555 10',
          email: 'see@aurelia.example',
          contact_person: { id: ids.users.member, name: 'Annika Berger', image: { id: ids.media.photo } },
          rating: {
            trustyou_id: 'ty-1',
            overall_evaluation: 8.7,
            softskill_5: 4.4,
            recommendation: 93,
            total_count: 1284,
            last_updated: '2026-11-17T04:00:00.000Z',
            ratings: [
              { label: 'Breakfast', icon: 'breakfast', score: 9.1, count: 412 },
              { label: 'Zimmer', icon: null, score: null, count: 0 },
            ],
          },
        },
      ],
    });
  });

  it('says of a hotel without ratings and contact what there is', async () => {
    const [hotel] = (await show([rated.unrated])).results;
    expect(hotel).toMatchObject({ image: null, region: null, area: null, telephone: null, email: null });
    expect(hotel).toMatchObject({ overall_evaluation: null, contact_person: null, rating: null });
  });

  it('keeps the editor’s order and leaves out what is gone or another customer’s', async () => {
    const chosen = ['gone', rated.unrated, rated.otherOrg, rated.hotel, rated.unrated];
    expect((await show(chosen)).results.map(({ id }) => id)).toEqual([rated.unrated, rated.hotel]);
    expect((await show([])).results).toEqual([]);
  });

  it('does not name a member who has left', async () => {
    await db.update(users).set({ active: false }).where(eq(users.id, ids.users.editor));
    await db.update(hotels).set({ contactPersonId: ids.users.editor }).where(eq(hotels.id, rated.hotel));
    expect((await show([rated.hotel])).results[0]?.contact_person).toBeNull();
  });
});
