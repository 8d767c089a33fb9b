import { describe, expect, it } from 'vitest';
import { fieldsOf, type FormSchema, moduleTypes } from './module-forms.ts';

const known: Record<NonNullable<FormSchema['x-field']>, true> = {
  ...{ localized: true, 'localized-long': true, 'localized-html': true, 'text-long': true, language: true, link: true, count: true },
  ...{ entries: true, id: true, kept: true, article: true, category: true, feed: true, group: true, hotel: true, medium: true, page: true },
  person: true,
};
const keywords = new Set([
  ...['type', 'properties', 'required', 'items', 'enum', 'default', 'minimum', 'maximum', 'minLength', 'maxLength', 'maxItems'],
  ...['format', 'pattern', 'anyOf', 'x-field', 'x-accept'],
]);

/** What no form could be made of, by its path. */
function unknownIn(schema: FormSchema, path: string): string[] {
  const field = schema['x-field'];
  const foreign = Object.keys(schema).filter((key) => !keywords.has(key));
  if (foreign.length > 0) return [`${path}: ${foreign.join(', ')}`];
  if (field && !Object.hasOwn(known, field)) return [`${path}: x-field ${field}`];
  if (schema.anyOf) {
    const present = schema.anyOf.filter(({ type }) => type !== 'null');
    return present.length === 1 ? unknownIn(present[0]!, path) : [`${path}: anyOf`];
  }
  if (field && field !== 'entries') return [];
  if (schema.properties) return Object.entries(schema.properties).flatMap(([key, one]) => unknownIn(one, `${path}.${key}`));
  if (schema.items) return unknownIn(schema.items, `${path}[]`);
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  return ['string', 'boolean', 'integer', 'number'].includes(type ?? '') ? [] : [`${path}: ${JSON.stringify(schema)}`];
}

describe('the form of every type of modules', () => {
  it.each(moduleTypes().map(({ type, config }) => [type, config as FormSchema] as const))(
    '%s has fields that a form knows',
    (type, config) => {
      expect(config.type).toBe('object');
      expect(unknownIn(config, type)).toEqual([]);
    },
  );

  it('begins with a config that is complete but for what must be chosen or written', () => {
    const begun = Object.fromEntries(moduleTypes().map(({ type, begins_with: config }) => [type, config]));
    expect(begun).toMatchObject({
      articleteaser: { layout: 'grid', maxRecords: 10, category: [] },
      shop: { limit: 12 },
      occasions: { maxRecords: 6, showAll: false },
      stream_widget: { groupId: '', maxRecords: 10 },
      topteaser: { isCircle: false, sliderInterval: null },
      kununu: {},
    });
  });
});

it('says where fields stand, what they hold and whether they must', () => {
  const config = { trainings: [{ language: 'de', videoId: 'film.mp4' }] };
  expect(fieldsOf('gdpr', config).map(({ path, value, field, accept, required }) => [path, value, field, accept, required])).toEqual([
    ['language', undefined, 'language', [], false],
    ['trainings.0.language', 'de', 'language', [], true],
    ['trainings.0.videoId', 'film.mp4', 'medium', ['video'], true],
    ['trainings.0.captionsId', undefined, 'medium', ['captions'], false],
    ['trainings.0.posterId', undefined, 'medium', ['image'], false],
    ['trainings.0.transcript', undefined, 'text-long', [], false],
  ]);
  expect(fieldsOf('weather', config)).toEqual([]);
  expect(fieldsOf('gdpr', { trainings: [null, 7, { videoId: null }] }).some(({ value }) => value === null)).toBe(true);
});
