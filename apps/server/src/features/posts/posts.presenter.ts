import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { toFile, toImage } from '../../shared/media/media.presenter.ts';
import type { MediaRow } from '../../platform/storage/media.row.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import type { PostRow } from './posts.repository.ts';

/** A post with its media: what can be shown as a picture is one, the rest is offered as files. */
export function toPost(row: PostRow, media: readonly MediaRow[], locale: Locale): Schemas['Post'] {
  const shown = media.map((medium) => ({ medium, image: toImage(medium, locale) }));
  return {
    id: row.id,
    group_id: row.groupId,
    author: toPerson(row.author, row.portrait, locale),
    description: row.description,
    created_at: row.createdAt.toISOString(),
    images: shown.flatMap(({ image }) => image ?? []),
    files: shown.filter(({ image }) => !image).map(({ medium }) => toFile(medium, locale)),
  };
}
