import { type Fault, FaultCard } from '@foyer/ui';
import { FormattedMessage, FormattedNumber } from 'react-intl';

interface ModuleFaultCardProps {
  id: string | null;
  type: string | null;
  /** Its place among the modules as they are stored, where it is known. */
  position?: number;
  faults: readonly Fault[];
}

/** In place of a module that cannot be shown: which it is and what is wrong with it (content §2, M23). Members see nothing of it. */
export function ModuleFaultCard({ id, type, position, faults }: ModuleFaultCardProps) {
  const facts = [
    type !== null && {
      name: <FormattedMessage defaultMessage="Type:" description="Names the type of a module that cannot be shown" />,
      value: <code dir="ltr">{type}</code>,
    },
    id !== null && {
      name: <FormattedMessage defaultMessage="Identifier:" description="Names the id of a module that cannot be shown" />,
      value: <code dir="ltr">{id}</code>,
    },
    position !== undefined && {
      name: <FormattedMessage defaultMessage="Position on the page:" description="Names the position of a module that cannot be shown" />,
      value: <FormattedNumber value={position} />,
    },
  ].filter((fact) => fact !== false);
  return (
    <FaultCard
      title={<FormattedMessage defaultMessage="This module is not shown" description="Title in place of a module, for editors" />}
      facts={facts}
      faults={faults}
      note={
        <FormattedMessage
          defaultMessage="Only editors see this note. Everyone else sees nothing here."
          description="Below what is wrong with a module, for editors"
        />
      }
    />
  );
}
