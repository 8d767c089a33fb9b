import type { ReactNode } from 'react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PartError } from '../errors/part-error.tsx';

/** A part of the shell whose code is loaded when it is shown. Where it does not arrive, the page around it stays as it is. */
export const LatePart = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallbackRender={({ error }) => <PartError error={error} />}>
    <Suspense>{children}</Suspense>
  </ErrorBoundary>
);
