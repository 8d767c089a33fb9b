import { defineWidget } from '@foyer/widget-element';
import { chatOptions } from './options.ts';

defineWidget({
  tag: 'foyer-chat',
  options: chatOptions,
  load: async () => (await import('./chat/chat.tsx')).Chat,
});
