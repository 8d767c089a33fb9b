import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../../host/app/use-draft.ts';
import { sameValue } from '../same-value.ts';

/** The fields in which two contents differ, as the second has them. */
function differing<Entries extends object>(before: Entries, after: Entries): Partial<Entries> {
  const names = (Object.keys(before) as (keyof Entries)[]).filter((name) => !sameValue(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, after[name]])) as Partial<Entries>;
}

function readKept<Entries>(key: string): Partial<Entries> {
  try {
    return JSON.parse(readDraft(key) || '{}') as Partial<Entries>;
  } catch {
    return {};
  }
}

/** The entries of the form about an account, a hotel or a reward. They outlive reloads, lost sessions and wrong turns until they are saved or given up. */
export interface RecordForm<Entries extends object> {
  entries: Entries;
  /** What differs from what is stored. */
  changes: Partial<Entries>;
  change: (changed: Partial<Entries>) => void;
  /** What was typed is saved or given up. */
  forget: () => void;
}

/** See `RecordForm`; `key` names what the form is about, `base` is what is stored. */
export function useRecordForm<Entries extends object>(key: string, base: Entries): RecordForm<Entries> {
  const [typed, setTyped] = useState<Partial<Entries>>({});
  // Not in the initial state: the server's first view cannot know the draft.
  useEffect(() => setTyped(readKept(key)), [key]);
  const entries: Entries = { ...base, ...typed };
  const keep = (next: Partial<Entries>) => {
    setTyped(next);
    writeDraft(key, Object.keys(next).length > 0 ? JSON.stringify(next) : '');
  };
  return {
    entries,
    changes: differing(base, entries),
    change: (changed) => keep(differing(base, { ...entries, ...changed })),
    forget: () => keep({}),
  };
}
