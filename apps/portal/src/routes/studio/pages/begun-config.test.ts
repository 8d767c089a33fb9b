import { expect, it } from 'vitest';
import { begunConfig } from './begun-config.ts';

const group = {
  type: 'object',
  required: ['id', 'title'],
  properties: { id: { type: 'string', 'x-field': 'id' }, title: { type: 'string' } },
};
const frame = { type: 'object', required: ['kind'], properties: { kind: { const: 'frame' } } };
const text = { type: 'object', required: ['kind', 'title'], properties: { kind: { const: 'text' }, title: { 'x-field': 'localized' } } };

it.each<[string, object, object, object]>([
  ['entries that are written', { type: 'array', items: group }, { list: [] }, { list: [{ id: expect.any(String), title: '' }] }],
  ['entries of several kinds', { type: 'array', items: { oneOf: [text, frame] } }, { list: [] }, { list: [{ kind: 'text', title: {} }] }],
  ['a list that has one', { type: 'array', items: group }, { list: [{ id: 'a', title: 'A' }] }, { list: [{ id: 'a', title: 'A' }] }],
  ['what is chosen', { type: 'array', items: { type: 'string', 'x-field': 'medium' } }, { list: [] }, { list: [] }],
  ['words', { type: 'array', items: { type: 'string' } }, { list: [] }, { list: [] }],
  ['a list that may be left out', { type: 'array', items: group }, {}, {}],
])('a new module with %s', (_name, list, begins, begun) => {
  const type = { config: { type: 'object', properties: { list } }, begins_with: { ...begins, count: 3 } };
  expect(begunConfig(type as Parameters<typeof begunConfig>[0])).toEqual({ ...begun, count: 3 });
});
