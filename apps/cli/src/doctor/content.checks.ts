import type { Db } from '@foyer/server/operate/database';
import { contentFaults } from '@foyer/server/operate/pages';
import { type Finding, ok, warn } from './finding.ts';

/** More would hide the rest of the findings. */
const shown = 5;

/** Looks at the menu and the pages of a customer: what is wrong with them is left out of the portal without notice. */
export async function checkContent(db: Db, { id, name }: { id: string; name: string }): Promise<Finding> {
  const { pages, faults } = await contentFaults(db, id);
  if (faults.length === 0) return ok('Content', `${name}: the menu and ${pages === 1 ? '1 page' : `${pages} pages`}`);
  const more = faults.length > shown ? [`and ${faults.length - shown} more`] : [];
  const text = [...faults.slice(0, shown), ...more].join('; ');
  return warn('Content', `${name}: left out of the portal are ${text}`, 'Correct the menu, the page or what leads to it.');
}
