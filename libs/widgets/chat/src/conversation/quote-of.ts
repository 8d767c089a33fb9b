import type { Schemas } from '@foyer/api';

/** What a message that replies to another shows of it until the server says so. */
export const quoteOf = ({ id, seq, sender, text, attachments, deleted }: Schemas['ChatMessage']): Schemas['ChatQuote'] => ({
  id,
  seq,
  sender_name: sender?.name ?? '',
  text: text.slice(0, 200),
  attachments: attachments.length,
  deleted,
});
