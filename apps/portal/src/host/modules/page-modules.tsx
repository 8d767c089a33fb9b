import type { Schemas } from '@foyer/api';
import { Container } from '@foyer/ui';
import { Fragment } from 'react';
import { definitionOf } from './registry.ts';
import { LateFaults } from './faults/late-faults.tsx';
import { useWritesContent } from './faults/use-writes-content.ts';
import { ModuleHost } from './module-host.tsx';
import * as styles from './module-list.css.ts';
import { modulesAtOnce } from './modules-at-once.ts';
import { ModuleSlot } from './module-slot.tsx';

type Module = Schemas['Module'];

/** Those that take the whole width of the page and bring their own margins (content §2). */
const widths = { page: styles.wholeWidth, picture: styles.wholeWidthPicture };

function widthOf(module: Module): string | undefined {
  const width = definitionOf(module)?.width;
  return width && widths[width];
}

interface PageModulesProps {
  modules: readonly Module[];
  /** The page's id, by which editors learn what of it is not shown. */
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
            <Container className={widthOf(module)}>
              <ModuleSlot module={module} far={index >= modulesAtOnce} />
            </Container>
            {faults(module.id)}
          </Fragment>
        ))}
      </div>
    </ModuleHost>
  );
}
