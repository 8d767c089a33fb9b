import { defineWidget } from '@foyer/widget-element/define';

defineWidget({
  tag: 'foyer-shop',
  attributes: ['limit'],
  before: { height: 640 },
  load: async () => (await import('./part.ts')).part,
});
