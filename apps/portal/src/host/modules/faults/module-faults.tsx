import { moduleFaultsQuery, useApi } from '@foyer/api';
import { useQuery } from '@tanstack/react-query';
import { ModuleFaultCard } from './module-fault-card.tsx';

export interface ModuleFaultsProps {
  /** The page's id. */
  page: string;
  /** The ids of the modules that are shown. */
  shown: readonly string[];
  /** Which of them the place follows; null for the top of the page. */
  after: string | null;
}

/**
 * The modules that cannot be shown, in one place of the page. What came after a module that no longer exists is at the top: nothing that is
 * wrong is left unsaid.
 */
export function ModuleFaults({ page, shown, after }: ModuleFaultsProps) {
  const { data: faults = [] } = useQuery(moduleFaultsQuery(useApi(), page));
  const placeOf = (follows: string | null) => (follows !== null && shown.includes(follows) ? follows : null);
  return faults
    .filter(({ follows }) => placeOf(follows) === after)
    .map(({ position, module_id: id, type, errors }) => (
      <ModuleFaultCard key={position} id={id} type={type} position={position} faults={errors} />
    ));
}
