import type { Schemas } from '@foyer/api';
import { Fragment } from 'react';
import { LateFaults } from './faults/late-faults.tsx';
import { ModuleHost } from './module-host.tsx';
import * as styles from './module-list.css.ts';
import { modulesAtOnce } from './modules-at-once.ts';
import { ModuleSlot } from './module-slot.tsx';

interface ModuleListProps {
  modules: readonly Schemas['Module'][];
  /** The page's id, by which editors learn what of it is not shown. */
  page?: string;
}

/** The modules of a page in the order the server gives; on a phone those that are folded take a line each. */
export function ModuleList({ modules, page }: ModuleListProps) {
  const shown = modules.map(({ id }) => id);
  const faults = (after: string | null) => page !== undefined && <LateFaults page={page} shown={shown} after={after} />;
  return (
    <ModuleHost>
      <div className={styles.list}>
        {faults(null)}
        {modules.map((module, index) => (
          <Fragment key={module.id}>
            <ModuleSlot module={module} far={index >= modulesAtOnce} folds />
            {faults(module.id)}
          </Fragment>
        ))}
      </div>
    </ModuleHost>
  );
}
