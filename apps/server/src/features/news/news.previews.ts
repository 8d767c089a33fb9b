import type { Schemas } from '@foyer/api';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Locale } from '../../platform/db/types.ts';
import { existing } from '../../shared/content/news.visibility.ts';
import { news } from '../../shared/content/news.tables.ts';
import { mediaInHtml } from '../../shared/media/media-in-html.ts';
import { createMediaRepository } from '../../shared/media/media.repository.ts';
import { createCustomers } from '../shell/index.ts';
import { createNewsRepository } from './news.repository.ts';
import { readWhole } from './news.whole.ts';

/** An article as its editors have left it, for one who holds a link to it. */
export interface LinkedArticle {
  article: Schemas['Article'];
  /** All that is shown on it, in every language. */
  media: ReadonlySet<string>;
}

/** Reads articles for those who hold a link to them: whole, with its media, and without what members do with it. */
export function createLinkedArticles(context: Pick<Context, 'db' | 'settings' | 'responses'>) {
  const { db } = context;
  const [articles, stored, customerOf] = [createNewsRepository(context), createMediaRepository(context), createCustomers(context)];
  // They count as public: the link lets them be loaded.
  const media = {
    ...stored,
    findAll: async (orgId: string, ids: readonly string[]) =>
      (await stored.findAll(orgId, ids)).map((row) => ({ ...row, visibility: 'public' as const })),
  };

  async function mediaOn(orgId: string, id: string): Promise<Set<string>> {
    const [row] = await db
      .select({ imageId: news.imageId, gallery: news.galleryIds, attachments: news.attachmentIds, content: news.content })
      .from(news)
      .where(and(eq(news.orgId, orgId), eq(news.id, id), existing));
    if (!row) return new Set();
    const inTexts = Object.values(row.content).flatMap((html) => mediaInHtml(html).flat());
    return new Set([...(row.imageId === null ? [] : [row.imageId]), ...row.gallery, ...row.attachments, ...inTexts]);
  }

  return async (orgId: string, id: string, locale: Locale): Promise<LinkedArticle | undefined> => {
    const [row, shown] = [await articles.findArticle(orgId, id, locale, { unpublished: true }), await mediaOn(orgId, id)];
    if (!row) return undefined;
    const { name } = await customerOf(orgId);
    const whole = await readWhole(row, { orgId, locale, guest: true }, media);
    const article = {
      ...whole,
      author: { id: orgId, name, image: null },
      visibility: row.visibility,
      share_options: [],
      access: 'public' as const,
    };
    return { article, media: shown };
  };
}
