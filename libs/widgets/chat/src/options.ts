import * as z from 'zod/mini';

/** The chat's options, each as an attribute of the element. */
export const chatOptions = z.object({
  /** In the corner of the page behind a button, or in the page's text. */
  display: z._default(z.enum(['floating', 'inline']), 'floating'),
  /** The conversation that is shown first; the list of all unless said. */
  conversationId: z.optional(z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'the id of a conversation'))),
});

/** The options with their defaults filled in. */
export type ChatOptions = z.output<typeof chatOptions>;
