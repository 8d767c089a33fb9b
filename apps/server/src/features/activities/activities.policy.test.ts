import { describe, expect, it } from 'vitest';
import { sentenceFor } from './activities.policy.ts';

const article = { orgId: 'aurelia', authorId: 'author', commentedBy: 'writer' };
const person = { id: 'reader', orgId: 'aurelia', active: true, emailConfirmedAt: new Date(0) };

describe('a notification of a comment goes', () => {
  it.each([
    ['to the article’s author', { id: 'author' }, 'comment_on_yours'],
    ['to a member who commented before', {}, 'comment_beside_yours'],
    ['not to the comment’s author', { id: 'writer' }, null],
    ['not to a disabled user', { active: false }, null],
    ['not to a disabled author', { id: 'author', active: false }, null],
    ['not to a registration that waits', { emailConfirmedAt: null }, null],
    ['not to another customer’s author', { id: 'author', orgId: 'other' }, null],
  ] as const)('%s', (_, differs, sentence) => {
    expect(sentenceFor({ ...person, ...differs }, article)).toBe(sentence);
  });

  it.each([
    ['whom it names', { mentioned: ['reader'] }, 'mention'],
    ['whom it names, in their thread below their article', { mentioned: ['reader'], threadBy: 'reader', authorId: 'reader' }, 'mention'],
    ['who began the thread', { threadBy: 'reader' }, 'reply_to_yours'],
    ['who began the thread below their article', { threadBy: 'reader', authorId: 'reader' }, 'reply_to_yours'],
    ['who is not the one it names', { mentioned: ['other'], threadBy: 'other' }, 'comment_beside_yours'],
  ] as const)('to one %s', (_, differs, sentence) => {
    expect(sentenceFor(person, { ...article, ...differs })).toBe(sentence);
  });

  it.each([
    ['themselves', { id: 'writer' }],
    ['a member who left', { active: false }],
    ['another customer’s', { orgId: 'other' }],
  ])('to no one where it names %s', (_, differs) => {
    const named = { ...person, ...differs };
    expect(sentenceFor(named, { ...article, mentioned: [named.id], threadBy: named.id })).toBeNull();
  });

  it('not to an author who comments on their own article', () => {
    expect(sentenceFor({ ...person, id: 'author' }, { ...article, commentedBy: 'author' })).toBeNull();
  });
});
