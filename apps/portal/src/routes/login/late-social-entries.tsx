import type { SocialEntriesProps } from '@foyer/module-hero-register/social';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../../app/chunk.ts';
import { useApp } from '../../app/use-app.ts';

const Entries = lazy(() => loadChunk(async () => ({ default: (await import('@foyer/module-hero-register/social')).SocialEntries })));

/** The entries to other services, which few customers have: their code comes with the document only where they stand. */
export function LateSocialEntries(props: SocialEntriesProps) {
  const app = useApp();
  if (props.entries.length === 0) return null;
  if (app.isServer) app.shownSources.add('../../libs/modules/hero-register/src/social.ts');
  return (
    <Suspense>
      <Entries {...props} />
    </Suspense>
  );
}
