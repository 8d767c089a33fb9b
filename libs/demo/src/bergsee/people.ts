import { demoLogins } from '@foyer/server/seed';
import { z } from 'zod';
import { featuresOf } from '../art/index.ts';
import type { Calendar } from '../calendar.ts';
import { isPosition, positionOf, titleOf } from '../data/position.ts';
import { asciiName, demoId } from '../ids.ts';
import { createRandom } from '../random.ts';
import { readJson } from '../read-content.ts';
import { talentsOf } from '../talents.ts';
import { day, gender as genderSchema, locale, origin as originSchema } from '../schemas.ts';
import { bergsee } from './settings.ts';

const sketch = z.strictObject({
  firstname: z.string(),
  lastname: z.string(),
  gender: genderSchema,
  position: z.string().refine(isPosition, 'no such position'),
  hotel: z.string(),
  language: locale,
  birthday: day,
  hiredOn: day,
  origin: originSchema.optional(),
  /** Can log in, with an address of that name. */
  login: z.enum(demoLogins.usernames).optional(),
});

const sketches = readJson('bergsee/team.json', z.array(sketch));

/** The dozen people of the second customer; the same calendar gives the same ones. */
export function createTeam(calendar: Calendar) {
  return sketches.map(({ firstname, lastname, gender, position: key, hotel, origin = 'north', login, ...life }) => {
    const random = createRandom('bergsee', firstname);
    const position = positionOf(key);
    const username = login ?? `${asciiName(firstname)}.${asciiName(lastname)}`;
    const age = calendar.now.getUTCFullYear() - Number(life.birthday.slice(0, 4));
    return {
      id: demoId(random, calendar.daysAgo(540)),
      ...{ orgId: bergsee.id, username, email: `${username}@bergsee.example`, firstname, lastname, ...life },
      hotelId: hotel,
      title: titleOf(position, gender),
      ...talentsOf({ username, gender, position, complete: login !== undefined }),
      permissions: login && login !== 'member' ? [login] : [],
      canLogIn: login !== undefined,
      features: featuresOf(random, { gender, origin, clothes: position.clothes, age }),
    };
  });
}

/** A person of the second customer. */
export type TeamMember = ReturnType<typeof createTeam>[number];
