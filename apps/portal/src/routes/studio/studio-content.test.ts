import { aStudioContent } from '@foyer/api/testing';
import { describe, expect, it } from 'vitest';
import { compare, differences, isMissing, merge, textIn, withText } from './studio-content.ts';

const base = aStudioContent();
const mine = { ...withText(base, 'de_DE', { title: 'Mein Titel', teaser: 'Mein Vorspann' }), category_id: 'people' };
const theirs = { ...withText(withText(base, 'de_DE', { title: 'Ihr Titel' }), 'fr_FR', { title: 'Titre' }), shareable: true };

describe('what two editors made of one article', () => {
  it('differs part by part', () => {
    expect(differences(base, base)).toEqual([]);
    expect(differences(base, mine).sort()).toEqual(['category_id', 'de_DE.teaser', 'de_DE.title']);
    expect(differences(base, withText(base, 'it_IT', {}))).toEqual([]);
    const { changed, both } = compare({ base, mine, theirs });
    expect(changed.sort()).toEqual(['de_DE.title', 'fr_FR.title', 'shareable']);
    expect(both).toEqual(['de_DE.title']);
    expect(compare({ base, mine: theirs, theirs }).both).toEqual([]);
  });

  it('is put together without losing either', () => {
    const merged = merge({ base, mine, theirs }, []);
    expect(merged).toMatchObject({ category_id: 'people', shareable: true });
    expect([textIn(merged, 'de_DE').title, textIn(merged, 'de_DE').teaser, textIn(merged, 'fr_FR').title]).toEqual([
      'Mein Titel',
      'Mein Vorspann',
      'Titre',
    ]);
    expect(textIn(merge({ base, mine, theirs }, ['de_DE.title']), 'de_DE')).toMatchObject({ title: 'Ihr Titel', teaser: 'Mein Vorspann' });
  });
});

it('lacks a language without a headline', () => {
  expect([isMissing(base, 'en_GB'), isMissing(base, 'ar'), isMissing(withText(base, 'en_GB', { title: ' ' }), 'en_GB')]).toEqual([
    false,
    true,
    true,
  ]);
});
