import { benefits } from './benefits/index.ts';
import type { Blueprint } from './blueprint.ts';
import { events } from './events/index.ts';
import { group } from './group/index.ts';
import { hotels } from './hotels/index.ts';
import { kitchen } from './kitchen/index.ts';
import { learning } from './learning/index.ts';
import { operations } from './operations/index.ts';
import { people } from './people/index.ts';
import { sustainability } from './sustainability/index.ts';

/** Every kind of article there is. */
export const blueprints: readonly Blueprint[] = [
  ...hotels,
  ...group,
  ...people,
  ...learning,
  ...sustainability,
  ...kitchen,
  ...benefits,
  ...operations,
  ...events,
];
