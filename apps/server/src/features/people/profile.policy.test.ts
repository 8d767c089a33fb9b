import { expect, it } from 'vitest';
import { changeableFields, type ProfileOwner, sectionFor, seesAll, showsField } from './profile.policy.ts';

const owner = (more: Partial<ProfileOwner> = {}): ProfileOwner => ({
  id: 'them',
  permissions: [],
  adminUrl: null,
  hasPassword: true,
  ...more,
});
const own = ['birthday', 'is_birth_year_visible'];
const names = ['firstname', 'lastname', 'title'];

it.each([
  ['a colleague', { id: 'me', permissions: [] }, owner(), []],
  ['an editor of content', { id: 'me', permissions: ['editor'] }, owner(), []],
  ['oneself', { id: 'them', permissions: [] }, owner(), ['email', ...own]],
  ['oneself, known by the identity provider', { id: 'them', permissions: [] }, owner({ hasPassword: false }), own],
  ['oneself, administering people', { id: 'them', permissions: ['users'] }, owner({ permissions: ['users'] }), ['email', ...names, ...own]],
  ['users', { id: 'me', permissions: ['users'] }, owner(), ['email', ...names, ...own]],
  [
    'users, a member known by the identity provider',
    { id: 'me', permissions: ['users'] },
    owner({ hasPassword: false }),
    ['email', ...names, ...own],
  ],
  ['users, an equal', { id: 'me', permissions: ['users'] }, owner({ permissions: ['users'] }), ['email', ...names, ...own]],
  ['users, a superadmin', { id: 'me', permissions: ['users'] }, owner({ permissions: ['superadmin'] }), [...names, ...own]],
  ['users, an editor', { id: 'me', permissions: ['users'] }, owner({ permissions: ['editor'] }), [...names, ...own]],
  ['users, an admin-URL user', { id: 'me', permissions: ['users'] }, owner({ adminUrl: 'https://admin.example' }), [...names, ...own]],
  [
    'superadmin, a superadmin',
    { id: 'me', permissions: ['superadmin'] },
    owner({ permissions: ['superadmin'] }),
    ['email', ...names, ...own],
  ],
] as const)('%s may change what is theirs to change', (_, me, whose, fields) => {
  expect(changeableFields(me, whose, { birthYearCheckboxActive: true })).toEqual(fields);
  // The customer has taken the choice of the year away.
  const without = fields.filter((field) => field !== 'is_birth_year_visible');
  expect(changeableFields(me, whose, { birthYearCheckboxActive: false })).toEqual(without);
});

it.each([
  ['a colleague', { id: 'me', permissions: ['editor'] }, false],
  ['oneself', { id: 'them', permissions: [] }, true],
  ['users', { id: 'me', permissions: ['users'] }, true],
  ['superadmin', { id: 'me', permissions: ['superadmin'] }, true],
] as const)('%s sees what is not for colleagues: %s', (_, me, expected) => {
  expect(seesAll(me, owner())).toBe(expected);
});

it.each([
  ['a colleague', { id: 'me', permissions: [], adminUrl: null }, 'guest'],
  ['who may write scripts', { id: 'me', permissions: ['scripts'], adminUrl: null }, 'guest'],
  ['oneself', { id: 'them', permissions: [], adminUrl: null }, 'full'],
  ['editor', { id: 'me', permissions: ['editor'], adminUrl: null }, 'full'],
  ['users', { id: 'me', permissions: ['users'], adminUrl: null }, 'full'],
  ['superadmin', { id: 'me', permissions: ['superadmin'], adminUrl: null }, 'full'],
  ['an admin-URL user', { id: 'me', permissions: [], adminUrl: 'https://admin.example' }, 'full'],
] as const)('under `variant`, %s sees a profile as: %s', (_, me, section) => {
  expect(sectionFor(me, owner(), { profileSectionVariant: 'variant' })).toBe(section);
  expect(sectionFor(me, owner(), { profileSectionVariant: 'default' })).toBe('default');
});

it.each([
  ['guest', 'skills', [], false],
  ['guest', 'gender', [], false],
  ['guest', 'skills', ['skills'], true],
  ['guest', 'gender', ['gender'], true],
  ['default', 'skills', [], true],
  ['default', 'gender', [], false],
  ['default', 'gender', ['gender'], true],
  ['full', 'gender', [], true],
] as const)('a profile as %s shows %s, with %j on cards: %s', (section, field, extraFields, expected) => {
  expect(showsField(field, { section, extraFields, all: false })).toBe(expected);
  expect(showsField(field, { section, extraFields, all: true })).toBe(true);
});
