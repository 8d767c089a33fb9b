import type { InjectOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { news } from '../../src/shared/content/news.tables.ts';
import { ids } from '../fixture.ts';
import type { Scene } from './matrix.ts';

/** Writes an article that asks for confirmation and answers a call about it. */
export const demandedArticle =
  (call: (id: string) => InjectOptions, future = false) =>
  async ({ server }: Scene): Promise<InjectOptions> => {
    const id = randomUUID();
    const text = { de_DE: 'Brandschutz' };
    const publishDate = new Date(future ? '2999-01-01' : '2026-01-01');
    const row = { id, orgId: ids.org, authorId: ids.users.editor, title: text, teaser: text, content: text, publishDate };
    await server.database.db.insert(news).values({ ...row, confirmationRequired: true });
    return call(id);
  };
