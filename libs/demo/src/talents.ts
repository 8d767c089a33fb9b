import type { LocalizedList, users } from '@foyer/server/seed';
import { z } from 'zod';
import { type Gender, isPosition } from './data/position.ts';
import { createRandom } from './random.ts';
import { readJson } from './read-content.ts';
import { type EveryLanguage, everyLanguage, locales } from './schemas.ts';

const texts = z.array(everyLanguage);

const talents = readJson(
  'people/talents.json',
  z.strictObject({
    specialTasks: texts,
    careers: texts,
    /** By position; those that name none are for all others. */
    skills: z.array(z.strictObject({ positions: z.array(z.string().refine(isPosition, 'no such position')), texts })),
  }),
);

const skillsOf = (position: string): readonly EveryLanguage[] =>
  (talents.skills.find(({ positions }) => positions.includes(position)) ?? talents.skills.find(({ positions }) => positions.length === 0))
    ?.texts ?? [];

/** Of whom it is said. */
interface Sketch {
  username: string;
  gender: Gender;
  position: { key: string };
  /** People with a login, whom visitors meet first, have complete profiles. */
  complete: boolean;
}

const inEachLanguage = (all: readonly EveryLanguage[]): LocalizedList | null =>
  all.length === 0 ? null : Object.fromEntries(locales.map((locale) => [locale, all.map((text) => text[locale])]));

/** What people do besides, have been and can; the same person always gives the same. */
export function talentsOf({
  username,
  gender,
  position,
  complete,
}: Sketch): Pick<typeof users.$inferInsert, 'gender' | 'careers' | 'skills' | 'specialTasks'> {
  const random = createRandom('talents', username);
  const some = (all: readonly EveryLanguage[], share: number, most: number) => {
    const named = random.chance(share) || complete;
    return inEachLanguage(named ? random.sample(all, random.int(complete ? Math.min(3, most) : 1, most)) : []);
  };
  return {
    gender: random.chance(0.6) || complete ? (gender === 'f' ? 'female' : 'male') : null,
    careers: some(talents.careers, 0.5, 2),
    skills: some(skillsOf(position.key), 0.7, 4),
    specialTasks: some(talents.specialTasks, 0.35, 3),
  };
}
