import { FormattedMessage } from 'react-intl';
import { ModuleFaultCard } from './module-fault-card.tsx';

export interface BrokenModuleProps {
  id: string;
  type: string;
  /** `unknown`: this version of the portal has no such type. `failed`: its component threw. */
  why: 'unknown' | 'failed';
}

const messages = {
  unknown: (
    <FormattedMessage
      defaultMessage="This version of the portal does not recognise modules of this type. Please reload the page."
      description="Why a module is not shown, for editors"
    />
  ),
  failed: (
    <FormattedMessage
      defaultMessage="The module’s own code failed while rendering. See the browser’s console for details."
      description="Why a module is not shown, for editors"
    />
  ),
};

/** In place of a module that the browser cannot show, though the server could. Nothing of the error itself is shown. */
export const BrokenModule = ({ id, type, why }: BrokenModuleProps) => (
  <ModuleFaultCard id={id} type={type} faults={[{ field: why === 'unknown' ? 'type' : '', message: messages[why] }]} />
);
