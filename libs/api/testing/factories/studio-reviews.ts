import { hoursAgo, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';

/** A request for a review by another editor. */
export const aReviewRequest = (overrides: Partial<Schemas['StudioReviewRequest']> = {}): Schemas['StudioReviewRequest'] => ({
  state: 'requested',
  by: aPerson({}, 1),
  at: hoursAgo(3),
  reviewer: null,
  note: 'Stimmen die Uhrzeiten?',
  answer: null,
  ...overrides,
});

/** How another editor returned what they had been asked to review. */
export const aReviewAnswer = (overrides: Partial<Schemas['StudioReviewAnswer']> = {}): Schemas['StudioReviewAnswer'] => ({
  by: aPerson({}, 2),
  at: hoursAgo(1),
  note: 'Das Buffet öffnet erst um sieben. Bitte noch ein Bild dazu.',
  ...overrides,
});

/** How the review of something stands at a customer who wants reviews. */
export const aStudioReview = (overrides: Partial<Schemas['StudioReview']> = {}): Schemas['StudioReview'] => ({
  step: 'request',
  request: null,
  reviewers: [aPerson({}, 1), aPerson({}, 2), aPerson({}, 3)],
  ...overrides,
});

/** What another editor has handed in. */
export const anOpenReview = (): Schemas['StudioReview'] => aStudioReview({ step: 'review', request: aReviewRequest() });

/** What one has handed in oneself. */
export const aWaitingReview = (): Schemas['StudioReview'] =>
  aStudioReview({ step: 'wait', request: aReviewRequest({ by: aPerson(), reviewer: aPerson({}, 2) }) });

/** What came back from another editor. */
export const aReturnedReview = (): Schemas['StudioReview'] =>
  aStudioReview({ request: aReviewRequest({ state: 'returned', by: aPerson(), answer: aReviewAnswer() }) });

/** Where the customer wants no reviews. */
export const noReview = (): Schemas['StudioReview'] => aStudioReview({ step: 'publish', reviewers: [] });
