import type { Schemas } from '@foyer/api';
import * as styles from './module-list.css.ts';
import { ModuleSlot } from './module-slot.tsx';

/** The modules of a page in the order the server gives. */
export function ModuleList({ modules }: { modules: readonly Schemas['Module'][] }) {
  return (
    <div className={styles.list}>
      {modules.map((module) => (
        <ModuleSlot key={module.id} module={module} />
      ))}
    </div>
  );
}
