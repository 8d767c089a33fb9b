import type { Schemas } from '@foyer/api';
import { CompactErrorState, SkeletonBlock } from '@foyer/ui';
import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { FormattedMessage } from 'react-intl';
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
  if (!Object.hasOwn(moduleRegistry, module.type)) {
    warnUnknown(module.type);
    return null;
  }
  // The registry pairs each type with its component; TypeScript cannot follow that through the union.
  const Component = moduleRegistry[module.type] as ComponentType<{ module: Schemas['Module'] }>;
  if (app.isServer) app.shownModules.add(module.type);
  return (
    <section id={`module_${module.id}`}>
      <ErrorBoundary fallback={<ModuleError />}>
        <Suspense fallback={<SkeletonBlock size="l" />}>
          <Component module={module} />
        </Suspense>
      </ErrorBoundary>
    </section>
  );
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
