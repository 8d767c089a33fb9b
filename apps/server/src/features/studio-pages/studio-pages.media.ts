import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createMediaFinder } from '../media/index.ts';
import { mediaInText } from '../../shared/media/media-in-html.ts';
import type { Content } from './studio-pages.content.ts';

const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** A statement takes 65,535 values at most. */
const mostAtOnce = 10_000;

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value) as unknown[]) yield* stringsIn(part);
}

/** Everything that the database takes for the id of a medium on this page (`media_ids_of_page`), by the field it stands in. */
function namedIn({ image_id: picture, modules }: Content): Map<string, string> {
  const named = modules.flatMap((module, index) =>
    [...stringsIn(module)].flatMap((text) =>
      [...(idForm.test(text) ? [text] : []), ...mediaInText(text)].map((id) => [id, `modules.${index}`] as const),
    ),
  );
  return new Map([...named, ...(picture === null ? [] : [[picture, 'image_id'] as const])]);
}

/** Refuses media that are closed to the editor, such as a group's pictures: what hangs on a page is shown to its readers. What it had before may stay. */
export async function refuseClosedMedia(db: Db, me: Me, after: Content, before: readonly (Content | null)[]): Promise<void> {
  const known = new Set(before.flatMap((one) => (one ? [...namedIn(one).keys()] : [])));
  const added = new Map([...namedIn(after)].filter(([id]) => !known.has(id)));
  if (added.size === 0) return;
  const [ids, finder] = [[...added.keys()], createMediaFinder({ db })];
  const fields = new Set<string>();
  for (let from = 0; from < ids.length; from += mostAtOnce) {
    const some = ids.slice(from, from + mostAtOnce);
    for (const id of await finder.hidden(me.orgId, some, { userId: me.id, editor: true })) fields.add(added.get(id)!);
  }
  if (fields.size === 0) return;
  throw new Problem(400, 'validation_failed', { errors: [...fields].map((field) => ({ field: `content.${field}`, code: 'not_allowed' })) });
}
