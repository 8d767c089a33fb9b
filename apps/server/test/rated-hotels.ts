import type { Db } from '../src/platform/db/client.ts';
import { coinEntries } from '../src/features/shop/shop.tables.ts';
import { hotels } from '../src/shared/people/people.tables.ts';
import { kununuScores, ratingCategories, ratings } from '../src/features/ratings/ratings.tables.ts';
import { memberPoints } from '../src/features/points/points.tables.ts';
import { ids } from './fixture.ts';

/** The ids of what `fillRatings` adds. */
export const rated = { hotel: 'hotel-rated', unrated: 'hotel-unrated', otherOrg: 'hotel-other' } as const;

const address = { street: 'Uferweg 3', zip: '6213', city: 'Pertisau', country: 'AT', rooms: 54 };

/** Adds hotels with and without ratings, scores at kununu, and points of a member, to both customers. */
export async function fillRatings(db: Db): Promise<void> {
  await db.insert(hotels).values([
    {
      ...{ id: rated.hotel, orgId: ids.org, name: 'Haus am See', ...address, imageId: ids.media.photo, contactPersonId: ids.users.member },
      ...{ region: { de_DE: 'Tirol', en_GB: 'Tyrol' }, area: { de_DE: 'Alpen', en_GB: 'Alps' } },
      ...{ telephone: '+43 5243 555 10', email: 'see@aurelia.example' },
    },
    { ...address, id: rated.unrated, orgId: ids.org, name: 'Neues Haus' },
    { ...address, id: rated.otherOrg, orgId: ids.otherOrg, name: 'Fremdes Haus' },
  ]);
  const lastUpdated = new Date('2026-11-17T04:00:00.000Z');
  const figures = { overallEvaluation: 8.7, softskill5: 4.4, recommendation: 93, totalCount: 1284, lastUpdated };
  await db.insert(ratings).values([
    { ...figures, id: 'rating-1', orgId: ids.org, hotelId: rated.hotel, trustyouId: 'ty-1' },
    { ...figures, id: 'rating-2', orgId: ids.otherOrg, hotelId: rated.otherOrg, trustyouId: 'ty-1' },
  ]);
  await db.insert(ratingCategories).values([
    { ratingId: 'rating-1', position: 1, label: { de_DE: 'Zimmer' }, score: null },
    { ratingId: 'rating-1', position: 0, label: { de_DE: 'Frühstück', en_GB: 'Breakfast' }, icon: 'breakfast', score: 9.1, count: 412 },
    { ratingId: 'rating-2', position: 0, label: { de_DE: 'Fremd' }, score: 1 },
  ]);
  const link = 'https://www.kununu.example/de/aurelia';
  await db.insert(kununuScores).values([
    { id: 'kununu-1', orgId: ids.org, score: 4.3, count: 218, link },
    { id: 'kununu-2', orgId: ids.org, hotelId: rated.hotel, score: 3.8, count: 12, link: 'javascript:alert(1)' },
    { id: 'kununu-3', orgId: ids.otherOrg, score: 1.5, count: 9, link },
  ]);
  await db.insert(memberPoints).values([
    { userId: ids.users.member, orgId: ids.org, statusPoints: 2480, statusLevel: { de_DE: 'Silber', en_GB: 'Silver' } },
    { userId: ids.users.editor, orgId: ids.org, statusPoints: 90 },
  ]);
  await db.insert(coinEntries).values([
    { id: 'coins-1', orgId: ids.org, userId: ids.users.member, amount: 700, note: 'Danke' },
    { id: 'coins-2', orgId: ids.org, userId: ids.users.member, amount: -60, note: 'Tasse' },
    { id: 'coins-3', orgId: ids.org, userId: ids.users.editor, amount: 15, note: 'Danke' },
  ]);
}
