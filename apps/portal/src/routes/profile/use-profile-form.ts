import type { Schemas } from '@foyer/api';
import { type RefObject, useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../../host/app/use-draft.ts';
import { entriesOf, type ProfileEntries, readEntries } from './profile-entries.ts';

const draftKey = (id: string): string => `profile:${id}`;

/** Throws away what was typed about someone. */
export const forgetEntries = (id: string): void => writeDraft(draftKey(id), '');

/** What the fields held before the page was hydrated, where it differs from what it was served with. */
function typedEntries(form: HTMLFormElement, initial: ProfileEntries): Partial<ProfileEntries> {
  const data = new FormData(form);
  const names = (['email', 'firstname', 'lastname', 'title'] as const).filter((name) => data.has(name) && data.get(name) !== initial[name]);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name))]));
}

/** The entries of the form. They outlive reloads, lost sessions and wrong turns until they are saved or given up. */
export function useProfileForm(profile: Schemas['Profile'], form: RefObject<HTMLFormElement | null>) {
  const [initial] = useState(() => entriesOf(profile));
  const [entries, setEntries] = useState(initial);
  const { id } = profile;
  // Not in the initial state: the server's first view cannot know the draft.
  useEffect(() => {
    setEntries({ ...readEntries(readDraft(draftKey(id)), initial), ...typedEntries(form.current!, initial) });
  }, [id, initial, form]);
  function change(changed: Partial<ProfileEntries>) {
    const next = { ...entries, ...changed };
    setEntries(next);
    const names = (Object.keys(next) as (keyof ProfileEntries)[]).filter((name) => next[name] !== initial[name]);
    writeDraft(draftKey(id), names.length > 0 ? JSON.stringify(Object.fromEntries(names.map((name) => [name, next[name]]))) : '');
  }
  return { entries, change };
}
