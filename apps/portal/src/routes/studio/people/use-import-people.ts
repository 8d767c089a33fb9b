import { type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { base64Of } from './base64-of.ts';

type Outcome = Schemas['StudioPeopleImport'];

interface Wish {
  file: File;
  store: boolean;
  skipFaults: boolean;
  invite: boolean;
}

/** A list of people: first it is checked, then stored. Another file begins again. */
export function useImportPeople() {
  const api = useApi();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>();
  const send = useMutation({
    mutationFn: async ({ file, store, skipFaults, invite }: Wish) => {
      const body = { file: await base64Of(file), store, skip_faults: skipFaults, invite };
      return (await api.client.POST('/studio/people_imports', { params: { query: { locale: api.locale } }, body })).data!;
    },
    onSuccess: (done) => {
      setOutcome(done);
      if (!done.stored) return;
      void queries.invalidateQueries({ queryKey: ['get', '/studio/people'] });
      void queries.invalidateQueries({ queryKey: ['get', '/users/{id}'], refetchType: 'none' });
    },
  });
  return {
    outcome,
    failure: send.error,
    pending: send.isPending,
    send: send.mutate,
    /** What was found of another file is not said of this one. */
    begin(): void {
      setOutcome(undefined);
      send.reset();
    },
  };
}
