import { defineWidget } from '@foyer/widget-element/define';

defineWidget({
  tag: 'foyer-occasions',
  attributes: ['show', 'limit', 'show-all-url'],
  before: { height: 360 },
  load: async () => (await import('./part.ts')).part,
});
