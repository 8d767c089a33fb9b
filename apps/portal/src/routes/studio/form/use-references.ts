import type { Schemas } from '@foyer/api';
import { useState } from 'react';
import { useForm } from './form-context.ts';

type Choice = Schemas['StudioChoice'];

/** What ids name: as the server said, or as it was chosen just now. */
export function useReferences(kind: Choice['kind'] | null) {
  const { references } = useForm();
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const find = (id: string) => [...chosen, ...references].find((choice) => choice.kind === kind && choice.id === id);
  return { find, remember: (choice: Choice) => setChosen((before) => [choice, ...before]) };
}
