import { safeLink } from '@foyer/links';
import { z } from 'zod';
import { entries, link, text, title } from '../../../shared/content/config-fields.ts';
import type { Resolving } from './define-module.ts';
import { pictureEntry, toPictureEntries } from './picture-entries.ts';

const config = z.object({
  buttons: z.enum(['each', 'single', 'none']),
  entries: entries({ ...pictureEntry, description: text, buttonText: title.optional(), buttonUrl: link.optional() }),
});

/** What `text_image_switch` and `use_cases` have in common: pictures with texts, and which of their buttons show. */
export const textImage = {
  config,
  visibility: 'all' as const,
  resolve: async ({ buttons, entries: placed }: z.output<typeof config>, resolving: Resolving) => ({
    options: { show_buttons: buttons === 'each', use_single_button: buttons === 'single', no_button: buttons === 'none' },
    results: await toPictureEntries(placed, resolving, ({ buttonText, buttonUrl }) => {
      const [label, url] = [resolving.textOf(buttonText), safeLink(buttonUrl)];
      // A button needs both a text and somewhere safe to go.
      return label && url ? { button_text: label, button_url: url } : { button_text: null, button_url: null };
    }),
  }),
};
