import type { Schemas } from '@foyer/api';
import { CompactErrorState, SkeletonBlock } from '@foyer/ui';
import { type ComponentType, type RefObject, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
import { replayEarlyInput } from '../app/early-input.ts';
import { useApp } from '../app/use-app.ts';
import { moduleRegistry } from './registry.ts';

const warned = new Set<string>();

function warnUnknown(type: string): void {
  if (warned.has(type)) return;
  warned.add(type);
  console.warn(`Foyer skips a module of unknown type "${type}".`);
}

/**
 * One module of a page in its own place: hydrated on its own, and a fault in it stays in it. A type this version does not
 * know is skipped, for servers may be newer than a tab (content §2, M23).
 */
export function ModuleSlot({ module }: { module: Schemas['Module'] }) {
  const app = useApp();
  const slot = useRef<HTMLElement>(null);
  if (!Object.hasOwn(moduleRegistry, module.type)) {
    warnUnknown(module.type);
    return null;
  }
  // The registry pairs each type with its component; TypeScript cannot follow that through the union.
  const Component = moduleRegistry[module.type] as ComponentType<{ module: Schemas['Module'] }>;
  if (app.isServer) app.shownModules.add(module.type);
  return (
    <section id={`module_${module.id}`} ref={slot}>
      <ErrorBoundary fallback={<ModuleError />}>
        <Suspense fallback={<SkeletonBlock size="l" />}>
          <Component module={module} />
          <Awake slot={slot} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

/** Stands beside the module inside its boundary, so its effect runs when the module has come to life. */
function Awake({ slot }: { slot: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (slot.current) replayEarlyInput(slot.current);
  }, [slot]);
  return null;
}

function ModuleError() {
  return (
    <CompactErrorState
      title={
        <FormattedMessage
          defaultMessage="This part of the page can't be shown right now."
          description="In place of a dashboard module that failed"
        />
      }
    />
  );
}
