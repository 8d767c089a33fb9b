import type { Schemas } from '@foyer/api';
import { Fold, SkeletonBlock } from '@foyer/ui';
import { Fragment, memo, type ReactNode, type RefObject, Suspense, use, useId, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { ChunkLoadError } from '../app/chunk.ts';
import { replayEarlyInput } from '../app/early-input.ts';
import { useApp } from '../app/use-app.ts';
import { LateFaults } from './faults/late-faults.tsx';
import { type LazyHydration, useLazyHydration } from './lazy-hydration.ts';
import { PartError } from '../errors/part-error.tsx';
import { isStub } from './module-stubs.ts';
import { definitionOf } from './registry.ts';
import { SharedModule } from '../shared/shared-module.tsx';
import type { SharedScope } from '../shared/shared-modules.ts';
import { useModuleContent } from './use-module-content.ts';

const noScope: SharedScope = { before: null, Around: Fragment, after: null };

const warned = new Set<string>();

function warnUnknown(type: string): void {
  if (warned.has(type)) return;
  warned.add(type);
  console.warn(`Foyer skips a module of unknown type "${type}".`);
}

interface ModuleSlotProps {
  module: Schemas['Module'];
  /** Below the first screen: in a first view it is laid out when it is nearly in view. */
  far?: boolean;
  /** It is one of many: on a phone it keeps short as its definition says. */
  folds?: boolean;
}

/**
 * One module of a page in its own place: hydrated on its own once the visitor comes near it, and a fault in it stays in it. A type this
 * version does not know is skipped, for servers may be newer than a tab (content §2, M23). Kept from rendering again without need, which
 * would throw away the server's HTML of a module that is not hydrated yet.
 */
export const ModuleSlot = memo(function ModuleSlot({ module, far, folds }: ModuleSlotProps) {
  const app = useApp();
  const slot = useRef<HTMLElement>(null);
  const id = `module_${module.id}`;
  const hydration = useLazyHydration(id, slot, module);
  // Made of the place among the others: what is rendered here bears ids of this place.
  const place = useId();
  const definition = definitionOf(module);
  if (!definition) {
    warnUnknown(module.type);
    return <LateFaults id={module.id} type={module.type} why="unknown" />;
  }
  if (app.isServer) app.shownModules.add(module.type);
  const isFar = far && (app.isServer || hydration) ? '' : undefined;
  const fold = folds ? definition.fold : undefined;
  const rendered = app.shared?.find(module, place);
  if (rendered) return <SharedModule id={id} far={isFar} fold={fold} rendered={rendered} />;
  const { before, Around, after } = app.shared?.scopeOf(module, place) ?? noScope;
  return (
    <section id={id} ref={slot} data-far={isFar} data-fold={fold}>
      <ErrorBoundary fallbackRender={({ error }) => <ModuleError module={module} error={error} />}>
        {before}
        <Around>
          <Suspense fallback={<SkeletonBlock size="l" />}>
            <Hydrated hydration={hydration}>
              <Fold way={fold}>
                <ModuleContent module={module} definition={definition} />
              </Fold>
              <EarlyInput slot={slot} />
            </Hydrated>
          </Suspense>
        </Around>
        {after}
      </ErrorBoundary>
    </section>
  );
});

function ModuleContent({ module, definition }: { module: Schemas['Module']; definition: NonNullable<ReturnType<typeof definitionOf>> }) {
  // Together with the content, not after it.
  if (isStub(module)) void definition.loadComponent();
  const content = useModuleContent(module);
  return <definition.Component module={content} />;
}

/** Code that did not arrive can be loaded again; a fault of the module would only come again, so only those who can mend it see it. */
function ModuleError({ module: { id, type }, error }: { module: Schemas['Module']; error: unknown }) {
  return error instanceof ChunkLoadError ? <PartError error={error} /> : <LateFaults id={id} type={type} why="failed" />;
}

function Hydrated({ hydration, children }: { hydration: LazyHydration | undefined; children: ReactNode }) {
  if (hydration) use(hydration.started);
  return children;
}

/** Beside the module inside its boundary, so its effect runs when the module is hydrated. */
function EarlyInput({ slot }: { slot: RefObject<HTMLElement | null> }) {
  useLayoutEffect(() => {
    if (slot.current) replayEarlyInput(slot.current);
  }, [slot]);
  return null;
}
