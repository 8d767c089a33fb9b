import { lazy, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { loadChunk } from '../../app/chunk.ts';
import type { FaultsProps } from './faults.tsx';
import { useWritesContent } from './use-writes-content.ts';

// Few readers see them, so no one waits for the code.
const Faults = lazy(() => loadChunk(async () => ({ default: (await import('./faults.tsx')).Faults })));

/** `Faults` for those who write content; nothing for everyone else, and nothing where it fails itself. */
export const LateFaults = (props: FaultsProps) =>
  useWritesContent() && (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Faults {...props} />
      </Suspense>
    </ErrorBoundary>
  );
