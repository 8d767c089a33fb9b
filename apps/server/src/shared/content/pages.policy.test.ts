import { describe, expect, it } from 'vitest';
import { accessTo, mayShow, publicPageIds, shareOptionsOf, visibilityOf } from './pages.policy.ts';

const settings = {
  pages: { dashboard: 'dashboard', imprint: 'imprint-2026', terms: 'agb', jobs: 'jobs', landing: 'hello' },
  legalPagesOrder: ['imprint', 'privacy', 'constructor'],
  terms: { version: '2026-01', pageId: 'terms-2026' },
  shareOptions: [],
};
const sharing = { ...settings, shareOptions: ['link' as const, 'email' as const] };
const aPage = { id: 'any', visibility: 'members' as const, shareable: false, draft: false };

describe('the pages everybody may read by their purpose', () => {
  it('are the landing page, those of the footer that exist, and the terms', () => {
    expect([...publicPageIds(settings)]).toEqual(['hello', 'imprint-2026', 'agb', 'terms-2026']);
  });

  it('are none where the settings name none', () => {
    expect([...publicPageIds({ pages: { dashboard: 'dashboard' }, legalPagesOrder: [], terms: null })]).toEqual([]);
    expect([...publicPageIds({ pages: { dashboard: 'd' }, legalPagesOrder: [], terms: { version: '1', pageId: null } })]).toEqual([]);
  });

  it('are for all whatever their editor has chosen; all others are for whom the editor says', () => {
    expect(visibilityOf({ ...aPage, id: 'hello' }, settings)).toBe('all');
    expect(visibilityOf({ ...aPage, id: 'imprint' }, settings)).toBe('members');
    expect(visibilityOf({ ...aPage, visibility: 'all' }, settings)).toBe('all');
  });
});

it('the page of an article that is not out is given to no one', () => {
  for (const guest of [true, false]) expect(accessTo({ ...aPage, visibility: 'all', withheld: true }, { guest }, settings)).toBeNull();
});

describe('the access of a guest', () => {
  it.each([
    // visibility, shareable, share options, draft
    ['all', false, false, false, 'public'],
    ['all', true, false, false, 'public'],
    ['all', true, true, false, 'public'],
    ['members', true, true, false, 'limited'],
    ['members', true, false, false, null],
    ['members', false, true, false, null],
    ['members', false, false, false, null],
    ['all', true, true, true, null],
    ['members', true, true, true, null],
  ] as const)(
    'to a page for %s, shareable %s, with share options %s, in preparation %s: %s',
    (visibility, shareable, options, draft, expected) => {
      expect(accessTo({ id: 'x', visibility, shareable, draft }, { guest: true }, options ? sharing : settings)).toBe(expected);
    },
  );

  it.each([
    ['imprint-2026', 'public'],
    ['agb', 'public'],
    ['terms-2026', 'public'],
    ['hello', 'public'],
    ['imprint', null],
    ['dashboard', null],
    ['jobs', null],
  ] as const)('to the page %s by its purpose: %s', (id, expected) => {
    expect(accessTo({ ...aPage, id }, { guest: true }, settings)).toBe(expected);
  });

  it('is none where there is no page', () => {
    expect(accessTo(undefined, { guest: true }, sharing)).toBeNull();
  });
});

describe('the access of a member', () => {
  it.each([
    ['members', false, 'full'],
    ['all', false, 'full'],
    ['all', true, null],
  ] as const)('to a page for %s, in preparation %s: %s', (visibility, draft, expected) => {
    expect(accessTo({ ...aPage, visibility, draft }, { guest: false }, settings)).toBe(expected);
  });
});

it('a page is passed on in the customer’s ways where its editor allows it', () => {
  expect(shareOptionsOf({ shareable: true }, sharing)).toEqual(['link', 'email']);
  expect(shareOptionsOf({ shareable: false }, sharing)).toEqual([]);
  expect(shareOptionsOf({ shareable: true }, settings)).toEqual([]);
});

describe('modules', () => {
  it.each([
    ['all', [true, true, false]],
    ['members', [true, false, false]],
  ] as const)('for %s are shown to those with full, public and limited access as %j', (visibility, expected) => {
    expect((['full', 'public', 'limited'] as const).map((access) => mayShow(visibility, access))).toEqual(expected);
  });
});
