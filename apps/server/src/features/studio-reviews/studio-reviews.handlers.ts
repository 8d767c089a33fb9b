import type { Context } from '../../platform/context.ts';
import { type Handlers, member } from '../../platform/http/operation.ts';
import { editorsAlone } from '../../shared/identity/editors-alone.ts';
import { createStudioReviewsService } from './studio-reviews.service.ts';

/** The operations by which editors review each other's articles and pages. */
export function createStudioReviewsHandlers(context: Context) {
  const service = createStudioReviewsService(context);
  const editor = (input: Parameters<typeof member>[0]) => editorsAlone(member(input));
  return {
    getStudioReview: ({ params, locale, ...input }) => service.read(editor(input), params.subject, params.id, locale),
    setStudioReview: ({ params, body, locale, ...input }) => service.set(editor(input), params.subject, params.id, body, locale),
  } satisfies Partial<Handlers>;
}
