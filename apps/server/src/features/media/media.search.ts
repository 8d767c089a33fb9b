import { and, eq, inArray, not, notLike } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import { localize } from '../../platform/db/localized.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { mediaAddress } from '../../platform/storage/media.address.ts';
import { toFile, toPoster } from '../../shared/media/media.presenter.ts';
import type { SearchSource } from '../../shared/search/search-source.ts';
import { idsOf } from '../../shared/search/search-text.ts';
import { hiddenFrom } from './media.access.ts';
import { mediaTexts } from './media-texts.tables.ts';

/** Pictures are shown where they belong; what is looked for is files. */
const isFile = notLike(media.type, 'image/%');

/** Files are found by title and name, PDFs by their text as well. */
export function createFilesSearch({ db }: Pick<Context, 'db'>): SearchSource {
  return {
    kind: 'files',
    async entries(orgId, ids) {
      const rows = await db
        .select({ id: media.id, title: media.title, fileName: media.fileName, text: mediaTexts.text })
        .from(media)
        .leftJoin(mediaTexts, eq(mediaTexts.mediaId, media.id))
        .where(and(eq(media.orgId, orgId), inArray(media.id, [...ids]), isFile));
      return rows.map(({ id, title, fileName, text }) => {
        const written = title && Object.values(title).some(Boolean) ? title : null;
        return { id, title: written ?? fileName, body: [text, written && fileName] };
      });
    },
    visible: ({ me, editor }) => ({ table: media, where: and(isFile, not(hiddenFrom({ userId: me.id, editor })))! }),
    async hits(found, { orgId, locale }) {
      const rows = await db
        .select()
        .from(media)
        .where(and(eq(media.orgId, orgId), inArray(media.id, idsOf(found))));
      return rows.map((row) => {
        const { title } = toFile(row, locale);
        const { body = '' } = found.find(({ id }) => id === row.id) ?? {};
        const name = row.fileName === title ? null : row.fileName;
        // Of a text of its own a passage is shown.
        const hasText = body !== '' && body !== row.fileName;
        return {
          ...(hasText ? {} : { text: name }),
          ...{ id: row.id, title, url: mediaAddress(row), image: toPoster(row), date: null },
          content_locale: row.title ? localize(row.title, locale).locale : locale,
          file: { type: row.type, size: row.size },
        };
      });
    },
  };
}
