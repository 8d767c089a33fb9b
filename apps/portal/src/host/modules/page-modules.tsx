import type { Schemas } from '@foyer/api';
import { Container } from '@foyer/ui';
import { Fragment } from 'react';
import { LateFaults } from './faults/late-faults.tsx';
import { useWritesContent } from './faults/use-writes-content.ts';
import { ModuleHost } from './module-host.tsx';
import * as styles from './module-list.css.ts';
import { modulesAtOnce } from './modules-at-once.ts';
import { ModuleSlot } from './module-slot.tsx';

type Module = Schemas['Module'];

/** They take the whole width of the page and bring their own margins (content §2). */
const wholeWidth: Partial<Record<Module['type'], string>> = {
  hero_register: styles.wholeWidthPicture,
  landing_page_teaser: styles.wholeWidth,
};

interface PageModulesProps {
  modules: readonly Module[];
  /** The page's id, by which editors are told what of it is not shown. */
  page?: string;
}

/** The modules of a page that has no container around it, in the order the server gives. */
export function PageModules({ modules, page }: PageModulesProps) {
  const shown = modules.map(({ id }) => id);
  const writes = useWritesContent();
  const faults = (after: string | null) =>
    writes &&
    page !== undefined && (
      <Container>
        <LateFaults page={page} shown={shown} after={after} />
      </Container>
    );
  return (
    <ModuleHost>
      <div className={styles.list}>
        {faults(null)}
        {modules.map((module, index) => (
          <Fragment key={module.id}>
            <Container className={wholeWidth[module.type]}>
              <ModuleSlot module={module} far={index >= modulesAtOnce} />
            </Container>
            {faults(module.id)}
          </Fragment>
        ))}
      </div>
    </ModuleHost>
  );
}
