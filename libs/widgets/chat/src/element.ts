import { defineWidget } from '@foyer/widget-element/define';

defineWidget({
  tag: 'foyer-chat',
  attributes: ['display', 'conversation-id'],
  before: 'launcher',
  load: async () => (await import('./part.ts')).part,
});
