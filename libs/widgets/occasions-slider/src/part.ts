import { loadMessages } from '@foyer/i18n/messages';
import { createPart } from '@foyer/widget-element';
import { EmbeddedOccasions } from './embedded/embedded-occasions.tsx';
import { occasionsOf } from './occasions-slider/occasions-of.ts';
import { occasionsSliderOptions } from './options.ts';

/** What the element shows. */
export const part = createPart({
  name: 'occasions',
  options: occasionsSliderOptions,
  Component: EmbeddedOccasions,
  members: 'too',
  messages: loadMessages,
  begin: ({ api, queries }, options) => queries.prefetchQuery(occasionsOf(api, options)),
});
