import { describe, expect, it } from 'vitest';
import { alternativesOf, initial, kindOf, plain, readable, turnedInto, withProperty } from './schema.ts';

describe('the schema of a form', () => {
  it('says how each field is shown', () => {
    const kinds = [
      { type: 'string' },
      { type: 'string', 'x-field': 'link' },
      { type: 'string', 'x-field': 'hotel' },
      { type: 'array', items: { type: 'string', 'x-field': 'medium' } },
      { type: 'array', items: { type: 'object' }, 'x-field': 'entries' },
      { type: 'object', 'x-field': 'localized' },
      { type: 'string', enum: ['a'] },
      { type: 'string', 'x-field': 'id' },
      { type: 'integer', 'x-field': 'a-hint-to-come' },
      {},
    ].map(kindOf);
    expect(kinds).toEqual(['text', 'link', 'reference', 'references', 'list', 'localized', 'choice', 'hidden', 'number', 'unknown']);
  });

  it('is told apart from its alternative of nothing', () => {
    expect(plain({ default: null, anyOf: [{ type: 'object' }, { type: 'null' }] })).toEqual({
      schema: { default: null, type: 'object' },
      nullable: true,
    });
    expect(plain({ type: ['string', 'null'] })).toEqual({ schema: { type: 'string' }, nullable: true });
    expect(plain({ type: 'string', enum: ['a', null] }).nullable).toBe(true);
    expect(plain({ type: 'string' }).nullable).toBe(false);
  });

  it('says what a new entry begins with: all that must be there', () => {
    const entry = initial({
      type: 'object',
      required: ['id', 'kind', 'title', 'ids', 'count', 'icon'],
      properties: {
        id: { type: 'string', 'x-field': 'id' },
        kind: { type: 'string', enum: ['html', 'frame'] },
        title: { type: 'object', 'x-field': 'localized' },
        ids: { type: 'array', items: { type: 'string' } },
        count: { type: 'integer', minimum: 1, maximum: 5 },
        icon: { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
        link: { type: 'string' },
      },
    });
    expect(entry).toEqual({ id: expect.any(String) as string, kind: 'html', title: {}, ids: [], count: 1, icon: null });
  });
});

it('knows objects of several kinds, begins with the first and keeps what both have', () => {
  const link = {
    type: 'object',
    required: ['type', 'title', 'link'],
    properties: { type: { const: 'link' }, title: { type: 'string' }, link: { type: 'string' } },
  };
  const toggle = {
    type: 'object',
    required: ['type', 'title', 'on'],
    properties: { type: { const: 'toggle' }, title: { type: 'string' }, on: { type: 'boolean' } },
  };
  const { schema } = plain({ oneOf: [link, toggle] });
  expect([kindOf(schema), alternativesOf(schema)?.by, kindOf(link.properties.type)]).toEqual(['alternatives', 'type', 'hidden']);
  expect(initial(schema)).toEqual({ type: 'link', title: '', link: '' });
  expect(turnedInto(toggle, { type: 'link', title: 'Help', link: '/a' })).toEqual({ type: 'toggle', title: 'Help', on: false });
  expect(alternativesOf({ oneOf: [link, { type: 'string' }] })).toBeNull();
});

it('what a form does not know stays in the value', () => {
  expect(withProperty({ a: 1, strange: [2] }, 'a', 3)).toEqual({ a: 3, strange: [2] });
  expect(withProperty({ a: 1, strange: [2] }, 'a', undefined)).toEqual({ strange: [2] });
});

it('names that no one has worded are read as words', () => {
  expect(['backgroundImageId', 'news_id', 'weather-box'].map(readable)).toEqual(['Background image id', 'News id', 'Weather box']);
});
