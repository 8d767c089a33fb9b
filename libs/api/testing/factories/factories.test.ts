import { describe, expect, it } from 'vitest';
import { violations } from '../contract.ts';
import * as sample from '../index.ts';
import type { Schemas } from './overrides.ts';

// Complete by type: a schema that is new in the contract needs a sample here before this compiles.
const samples: { [Name in keyof Schemas]: Schemas[Name][] } = {
  Article: [sample.anArticle(), sample.anArticle({}, 2), sample.anArticle({}, 1, 'ar')],
  ArticleTeaser: [...sample.articleTeasers(40), ...sample.articleTeasers(8, 'en_GB'), ...sample.articleTeasers(8, 'ar')],
  ArticleteaserModule: [sample.anArticleteaserModule(), sample.anArticleteaserModule({ options: { layout: 'horizontal' } })],
  Category: [sample.aCategory(), ...sample.categories(), ...sample.categories('fr_FR')],
  Comment: sample.comments(7),
  CommentList: [sample.aCommentList()],
  ContentType: ['news'],
  DownloadsModule: [sample.aDownloadsModule()],
  Event: [sample.anEvent(), sample.anEvent({ last_day: '2026-12-06', start_time: null, end_time: null })],
  FieldError: [sample.aFieldError()],
  File: [sample.aFile()],
  GalleryItem: [sample.aGalleryItem()],
  GalleryModule: [sample.aGalleryModule()],
  Id: [sample.sampleId(20, 0), sample.sampleId(0xffff, 99_999)],
  Image: [sample.anImage(), sample.aPortrait({}, 3), sample.aBrokenImage()],
  Language: sample.languages(),
  LikeRequest: [sample.aLikeRequest()],
  Likes: [sample.someLikes()],
  Locale: sample.languages().map(({ key }) => key),
  LoginRequest: [sample.aLoginRequest()],
  MenuItem: sample.aMenu(),
  MenuSubItem: [sample.aMenuSubItem()],
  Module: sample.everyModule(),
  NewComment: [sample.aNewComment()],
  NewsFilters: [sample.newsFilters(), {}],
  NewsList: [sample.aNewsList()],
  Page: [sample.aPage()],
  Pagination: [sample.aPagination(), sample.aPagination(0), sample.aPagination(34, 4)],
  Permission: ['superadmin', 'users', 'editor'],
  Person: [sample.aPerson(), sample.aPerson({ image: null })],
  Problem: [sample.aProblem(), sample.aProblem({ errors: [sample.aFieldError()] })],
  Session: [sample.aSession(), sample.anAnonymousSession()],
  Settings: [sample.someSettings()],
  TextImageEntry: [sample.aTextImageEntry()],
  TextImageSwitchModule: [sample.aTextImageSwitchModule()],
  TopteaserModule: [sample.aTopteaserModule()],
  User: [sample.aUser()],
};

describe('samples', () => {
  it.each(Object.keys(samples) as (keyof Schemas)[])('of %s keep the contract', (schema) => {
    expect(samples[schema].flatMap((value) => violations(schema, value))).toEqual([]);
    expect(samples[schema]).not.toHaveLength(0);
  });

  it('are told from values that break the contract', () => {
    expect(violations('Likes', { count: -1 })).toEqual(["/ must have required property 'liked'", '/count must be >= 0']);
  });

  it('are the same in every run', () => {
    expect(sample.aPage()).toEqual(sample.aPage());
    expect(sample.anArticleTeaser().publish_date).toBe('2026-11-18T08:00:00.000Z');
  });

  it.each([
    [0, { self: 1, first: 1, last: 1, prev: null, next: null, limit: 10 }],
    [10, { self: 1, first: 1, last: 1, prev: null, next: null, limit: 10 }],
    [11, { self: 1, first: 1, last: 2, prev: null, next: 2, limit: 10 }],
  ])('of a pagination over %i entries count the pages', (total, expected) => {
    expect(sample.aPagination(total)).toEqual(expected);
  });
});
