import { pageOf } from './news.ts';
import { hoursAgo, sampleId, type Schemas } from './overrides.ts';
import { aPerson } from './people.ts';
import { commentTexts, replyTexts } from './texts.ts';

const positions = ['Empfangsleiterin · Hotel am Kurpark', 'Küchenchef · Villa Lago', null];

/** A reply to `parent`; `index` chooses another text, author and hour. */
export const aReply = (overrides: Partial<Schemas['Reply']> = {}, index = 0): Schemas['Reply'] => ({
  id: sampleId(33, index),
  parent_id: sampleId(30, 0),
  text: replyTexts[index % replyTexts.length]!,
  content_locale: 'de_DE',
  mentions: [],
  author: aPerson({}, index + 2),
  created_at: hoursAgo(Math.max(0.1, 0.9 - index / 100)),
  edited_at: null,
  editable_until: null,
  revision: 0,
  deleted: false,
  permissions: { delete: false, edit: false, reply: true, mention: true },
  ...overrides,
});

/** Some of the replies to a comment: all, unless there are said to be more. */
export const someReplies = (results: Schemas['Reply'][] = [], total = results.length): Schemas['CommentReplies'] => ({
  results,
  total,
  earlier: total > results.length ? cursorOf(results[0]!) : null,
  later: null,
});

/** A comment; `index` chooses another text, author and hour. */
export const aComment = (overrides: Partial<Schemas['Comment']> = {}, index = 0): Schemas['Comment'] => ({
  ...aReply({
    ...{ id: sampleId(30, index), parent_id: null, text: commentTexts[index % commentTexts.length]! },
    ...{ author: aPerson({}, index + 1), created_at: hoursAgo(index * 5 + 1) },
  }),
  replies: someReplies(),
  ...overrides,
});

/** A comment of which only the replies are left. */
export const aDeletedComment = (overrides: Partial<Schemas['Comment']> = {}, index = 0): Schemas['Comment'] =>
  aComment(
    {
      ...{ text: '', content_locale: null, deleted: true, author: { id: 'deleted', name: '', image: null } },
      permissions: { delete: false, edit: false, reply: false, mention: false },
      ...overrides,
    },
    index,
  );

/** The place of a comment in its order. */
export const cursorOf = ({ id, created_at }: Pick<Schemas['Reply'], 'id' | 'created_at'>): string =>
  `${Date.parse(created_at) * 1000}~${id}`;

/** So many comments, newest first. */
export const comments = (count: number): Schemas['Comment'][] => Array.from({ length: count }, (_, index) => aComment({}, index));

/** A page of comments. */
export const aCommentList = (overrides: Partial<Schemas['CommentList']> = {}): Schemas['CommentList'] => ({
  ...pageOf(comments(3), 1, 20),
  ...{ total: 3, newer: null, earlier: null, target: null },
  ...overrides,
});

/** A person who can be mentioned. */
export const aMentionSuggestion = (overrides: Partial<Schemas['MentionSuggestion']> = {}, index = 0): Schemas['MentionSuggestion'] => ({
  ...aPerson({}, index),
  position: positions[index % positions.length]!,
  ...overrides,
});

/** What the form sends that changes a comment. */
export const aCommentChange = (overrides: Partial<Schemas['CommentChange']> = {}): Schemas['CommentChange'] => ({
  text: 'Herzlichen Glückwunsch an alle!',
  mentions: [],
  revision: 0,
  ...overrides,
});

/** What the form sends of whom a comment names. */
export const aMention = (overrides: Partial<Schemas['Mention']> = {}): Schemas['Mention'] => ({
  ...{ id: sampleId(10, 0), start: 0, length: 14 },
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
export const someLikes = (overrides: Partial<Schemas['Likes']> = {}): Schemas['Likes'] => ({
  count: 12,
  liked: false,
  people: [aPerson({}, 1), aPerson({}, 2), aPerson({}, 3)],
  ...overrides,
});

/** What the like button sends. */
export const aLikeRequest = (overrides: Partial<Schemas['LikeRequest']> = {}): Schemas['LikeRequest'] => ({
  type: 'news',
  id: sampleId(20, 0),
  like: true,
  ...overrides,
});
