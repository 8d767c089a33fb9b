import { pageOf } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';
import { commentTexts } from './texts.ts';

/** A comment; `index` chooses another text, author and hour. */
export const aComment = (overrides: Partial<Schemas['Comment']> = {}, index = 0): Schemas['Comment'] => ({
  id: sampleId(30, index),
  text: commentTexts[index % commentTexts.length]!,
  author: aPerson({}, index + 1),
  created_at: hoursAgo(index * 5 + 1),
  permissions: { delete: false },
  ...overrides,
});

/** So many comments, newest first. */
export const comments = (count: number): Schemas['Comment'][] => Array.from({ length: count }, (_, index) => aComment({}, index));

/** A page of comments. */
export const aCommentList = (overrides: Partial<Schemas['CommentList']> = {}): Schemas['CommentList'] => ({
  ...pageOf(comments(3), 1, 20),
  total: 3,
  ...overrides,
});

/** What the comment form sends. */
export const aNewComment = (overrides: Partial<Schemas['NewComment']> = {}): Schemas['NewComment'] => ({
  type: 'news',
  id: sampleId(20, 0),
  text: 'Herzlichen Glückwunsch an das ganze Team!',
  key: '7c0f9a1e-3b1d-4b5e-8b0e-2f6f1f0e9a77',
  ...overrides,
});

/** The likes of a piece of content. */
export const someLikes = (overrides: Partial<Schemas['Likes']> = {}): Schemas['Likes'] => ({ count: 12, liked: false, ...overrides });

/** What the like button sends. */
export const aLikeRequest = (overrides: Partial<Schemas['LikeRequest']> = {}): Schemas['LikeRequest'] => ({
  type: 'news',
  id: sampleId(20, 0),
  like: true,
  ...overrides,
});
