import type { Writing } from '@foyer/widget-mentions';
import { readDraft, writeDraft } from '../app/use-draft.ts';
import { mentionsKey } from './use-writing.ts';

/** Puts a text where it can be written on; behind one that has been begun already, whose mentions are the ones that stay. */
export function beginWriting(key: string, { text, mentions }: Writing): void {
  const begun = readDraft(key);
  writeDraft(key, begun ? `${begun}\n${text}` : text);
  if (!begun) writeDraft(mentionsKey(key), JSON.stringify(mentions));
}
