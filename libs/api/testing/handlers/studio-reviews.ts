import type { Schemas } from '../factories/overrides.ts';
import { aPerson } from '../factories/people.ts';
import { aReviewAnswer, aReviewRequest, noReview } from '../factories/studio-reviews.ts';
import { failing, mock } from './mock.ts';

type Review = Schemas['StudioReview'];

/** How the review stands, and what becomes of it by the steps that are taken. */
export const studioReview = (first: Review = noReview()) => {
  let review = first;
  return [
    mock('getStudioReview', () => review),
    mock('setStudioReview', ({ body }) => {
      if (body.action === 'withdraw') review = { ...review, step: 'request', request: null };
      if (body.action === 'request') {
        const reviewer = review.reviewers.find(({ id }) => id === body.reviewer_id) ?? null;
        review = { ...review, step: 'wait', request: aReviewRequest({ by: aPerson(), reviewer, note: body.note }) };
      }
      if (body.action === 'return') {
        const answer = aReviewAnswer({ by: aPerson(), note: body.note });
        review = { ...review, step: 'request', request: review.request && { ...review.request, state: 'returned', answer } };
      }
      return review;
    }),
  ];
};
export const setStudioReviewFails = failing('setStudioReview', 409, 'changed_meanwhile');
