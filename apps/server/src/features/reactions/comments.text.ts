import type { Schemas } from '@foyer/api';
import { createHash } from 'node:crypto';
import { toWritten } from '../../shared/content/written.ts';

/** Tells what a new comment says, and where, from everything else that could come with the same key. */
export function digestOf({ type, id, parent_id: parentId = null, text, mentions }: Omit<Schemas['NewComment'], 'key'>): string {
  const written = toWritten(text, mentions);
  const named = written.mentions.map(({ id: person, start, length }) => [person, start, length]);
  return createHash('sha256')
    .update(JSON.stringify([type, id, parentId, written.text, named]))
    .digest('base64url');
}
