import type { Schemas } from '@foyer/api';
import { useMemo, useState } from 'react';
import type { PageDraft } from './use-page-draft.ts';
import { NotSaved, usePublication } from './use-publication.ts';

/** Publishes a page, and says what is wrong with it: what is merely missing is not shown before it matters. */
export function usePublishing(page: Schemas['StudioPage'], draft: PageDraft) {
  const { faults } = page;
  const publication = usePublication(page.id, draft);
  const [tried, setTried] = useState(false);
  const shown = useMemo(() => (tried ? faults : faults.filter(({ code }) => code !== 'required')), [faults, tried]);
  const blocking = useMemo(() => (tried ? faults.filter(({ blocks_publication }) => blocks_publication) : []), [faults, tried]);
  const faulty = useMemo(() => new Set(faults.map(({ module_id }) => module_id)), [faults]);
  const publish = () =>
    publication.publish.mutate(undefined, {
      onSuccess: () => setTried(false),
      onError: (error) => {
        // What could not be saved was not tried.
        if (!(error instanceof NotSaved)) setTried(true);
      },
    });
  return { publication, shown, blocking, faulty, publish };
}
