import type { Db } from '../../platform/db/client.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createMediaFinder } from '../media/index.ts';
import { mediaInText } from '../../shared/media/media-in-html.ts';
import type { Content } from './studio-pages.content.ts';

const idForm = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

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
  const hidden = await createMediaFinder({ db }).hidden(me.orgId, [...added.keys()], { userId: me.id, editor: true, previewed: [] });
  if (hidden.size === 0) return;
  const fields = new Set([...hidden].map((id) => added.get(id)!));
  throw new Problem(400, 'validation_failed', { errors: [...fields].map((field) => ({ field: `content.${field}`, code: 'not_allowed' })) });
}
