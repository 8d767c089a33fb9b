import type { Schemas } from '@foyer/api';
import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../../host/app/use-draft.ts';
import { sameValue } from '../same-value.ts';

/** What an account says, as it is typed. */
export type PersonEntries = Schemas['StudioPersonContent'];

const draftKey = (id: string): string => `studio-person:${id}`;

/** The fields in which two contents differ, as the second has them. */
function differing(before: PersonEntries, after: PersonEntries): Partial<PersonEntries> {
  const names = (Object.keys(before) as (keyof PersonEntries)[]).filter((name) => !sameValue(before[name], after[name]));
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}

function readKept(id: string): Partial<PersonEntries> {
  try {
    return JSON.parse(readDraft(draftKey(id)) || '{}') as Partial<PersonEntries>;
  } catch {
    return {};
  }
}

/** The entries of the form about an account. They outlive reloads, lost sessions and wrong turns until they are saved or given up. */
export function usePersonForm(id: string, base: PersonEntries) {
  const [typed, setTyped] = useState<Partial<PersonEntries>>({});
  // Not in the initial state: the server's first view cannot know the draft.
  useEffect(() => setTyped(readKept(id)), [id]);
  const entries: PersonEntries = { ...base, ...typed };
  const keep = (next: Partial<PersonEntries>) => {
    setTyped(next);
    writeDraft(draftKey(id), Object.keys(next).length > 0 ? JSON.stringify(next) : '');
  };
  return {
    entries,
    changes: differing(base, entries),
    change: (changed: Partial<PersonEntries>) => keep(differing(base, { ...entries, ...changed })),
    /** What was typed is saved or given up. */
    forget: () => keep({}),
  };
}
