import { lazy } from 'react';
import { loadChunk } from '../app/chunk.ts';
import { LatePart } from '../late/late-part.tsx';
import { useWritesContent } from '../modules/faults/use-writes-content.ts';
import type { EditLink as Link } from './edit-link.tsx';

const EditLink = lazy(() => loadChunk(async () => ({ default: (await import('./edit-link.tsx')).EditLink })));

/** `EditLink` for those who write content; its code comes with no one else's. */
export function LateEditLink({ path }: React.ComponentProps<typeof Link>) {
  return (
    useWritesContent() && (
      <LatePart>
        <EditLink path={path} />
      </LatePart>
    )
  );
}
