import { expect, it } from 'vitest';
import type { WidgetName } from '../widget-words.ts';
import { attributesFor, formOf, usualOptions, type WidgetOptions } from './widget-options.ts';

it.each<[WidgetName, WidgetOptions]>([
  ['chat', { display: 'floating' }],
  ['occasions', { show: 'all', limit: 6 }],
  ['shop', { limit: 12 }],
])('the options of %s are %j unless said', (widget, usual) => {
  expect(usualOptions(widget)).toEqual(usual);
  expect(attributesFor(widget, usual)).toEqual({ attributes: [], refused: [] });
});

it.each<[WidgetName, WidgetOptions, [string, string][], string[]]>([
  [
    'chat',
    { display: 'inline', conversationId: '019a-b' },
    [
      ['display', 'inline'],
      ['conversation-id', '019a-b'],
    ],
    [],
  ],
  ['chat', { display: 'floating', conversationId: 'a b' }, [], ['conversationId']],
  [
    'occasions',
    { show: 'birthdays', limit: 3, showAllUrl: '' },
    [
      ['show', 'birthdays'],
      ['limit', '3'],
    ],
    [],
  ],
  ['occasions', { show: 'all', limit: 6, showAllUrl: 'javascript:alert(1)' }, [], ['showAllUrl']],
  ['shop', { limit: 200 }, [], ['limit']],
])('%s with %j has the attributes %j, and %j is refused', (widget, options, attributes, refused) => {
  expect(attributesFor(widget, options)).toEqual({ attributes, refused });
});

it('a form has the bounds of numbers and the choices of the element', () => {
  expect(formOf('occasions').properties).toMatchObject({
    limit: { type: 'integer', minimum: 1, maximum: 6 },
    show: { enum: expect.any(Array) },
  });
});
