import { ApiError, type Schemas } from '@foyer/api';
import type { DateProblem } from '@foyer/ui';
import { useState } from 'react';
import { changeOf, entriesOf, type EntryFaults, type MomentField, type PublicationEntries } from './publication-entries.ts';
import { usePublicationTexts } from './publication-texts.ts';
import { useSetPublication } from './use-set-publication.ts';

type Field = 'publish_date' | 'expires_at';

/**
 * The publication dialog's state. What someone has changed is kept beside what is stored: where it was stored again by someone else meanwhile, the
 * fields that were not touched show theirs, and the next save is made from their version.
 */
export function usePublicationForm(id: string, publication: Schemas['NewsPublication'], onSaved: () => void) {
  const texts = usePublicationTexts();
  const save = useSetPublication(id);
  const [changed, setChanged] = useState<Partial<PublicationEntries>>({});
  const [faults, setFaults] = useState<EntryFaults>({});
  const [problems, setProblems] = useState<Partial<Record<Field, DateProblem | undefined>>>({});
  const stored = entriesOf(publication);
  const entries = { ...stored, ...changed };
  const names = Object.keys(stored) as (keyof PublicationEntries)[];

  const refused = save.error instanceof ApiError ? save.error.problem.errors : [];
  const faultOf = (field: MomentField) => faults[field] && texts.fault(faults[field]);
  const refusalOf = (field: Field) => refused.find((one) => one.field === field)?.message;
  const placed = refused.some(({ field }) => field === 'publish_date' || field === 'expires_at');

  return {
    entries,
    dirty: names.some((name) => entries[name] !== stored[name]) || Object.values(problems).some(Boolean),
    pending: save.isPending,
    /** What no field is to blame for. */
    failure: placed ? null : save.error,
    /** Someone else was faster; the form shows what they have set by now. */
    outrun: save.error instanceof ApiError && save.error.problem.code === 'changed_meanwhile',
    /** Each at the field it is about; what the server says of a moment is shown at its day. */
    errors: {
      startDay: faultOf('startDay') ?? refusalOf('publish_date'),
      startTime: faultOf('startTime'),
      endDay: faultOf('endDay') ?? refusalOf('expires_at'),
      endTime: faultOf('endTime'),
    },
    change: (next: Partial<PublicationEntries>) => {
      // One field may be left and the next one changed before anything is drawn.
      setChanged((before) => ({ ...before, ...next }));
      setFaults({});
    },
    noteProblem: (field: Field, problem: DateProblem | undefined) => setProblems((before) => ({ ...before, [field]: problem })),
    submit: () => {
      // The field says itself what is wrong with its day.
      if (Object.values(problems).some(Boolean)) return;
      const result = changeOf(entries, publication);
      setFaults('faults' in result ? result.faults : {});
      if ('change' in result) save.mutate(result.change, { onSuccess: onSaved });
    },
  };
}
