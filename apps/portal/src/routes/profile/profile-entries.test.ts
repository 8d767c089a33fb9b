import { anOwnProfile, aProfile } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import { changesOf, dayOf, entriesOf, readEntries } from './profile-entries.ts';

const profile = anOwnProfile();
const entries = entriesOf(profile);

describe('the form of a profile', () => {
  it('begins with what is stored', () => {
    expect(entries).toMatchObject({ birthday: '1990-12-24', email: 'annika.berger@aurelia.example', yearVisible: false });
    expect(dayOf(aProfile().birthday)).toBe('');
    expect(dayOf(null)).toBe('');
  });

  it('sends what differs alone', () => {
    expect(changesOf(entries, profile)).toEqual({});
    expect(changesOf({ ...entries, yearVisible: true, birthday: '' }, profile)).toEqual({ birthday: null, is_birth_year_visible: true });
  });

  it('sends nothing that is not for the reader to change', () => {
    const changed = { ...entries, firstname: 'Anna', title: ' ', email: 'a@b.example' };
    expect(changesOf(changed, profile)).toEqual({ email: 'a@b.example' });
    expect(changesOf(changed, anOwnProfile({ changeable: ['title'] }))).toEqual({ title: null });
  });

  it.each([
    ['nothing', '', entries],
    ['no JSON', '{', entries],
    ['something else', '[1]', entries],
    ['other types', '{"birthday":7,"yearVisible":"yes"}', entries],
    ['a part', '{"birthday":"1991-01-02"}', { ...entries, birthday: '1991-01-02' }],
  ])('takes %s from a draft', (_, draft, expected) => {
    expect(readEntries(draft, entries)).toEqual(expected);
  });
});
