import type { InjectOptions } from 'fastify';
import { ids } from '../fixture.ts';

const forged = (path: string) => [
  {
    name: 'by a forged link',
    call: { method: 'GET', url: `${path}?token=${'x'.repeat(43)}` } satisfies InjectOptions,
    answers: { others: 410 },
  },
];

/** Links to what is not out are judged by their token alone. */
export const previewCases = {
  getPreview: forged(`/previews/${ids.pages.welcome}`),
  getArticlePreview: forged(`/article_previews/${ids.news.future}`),
};
