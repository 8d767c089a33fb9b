import { Button, CompactErrorState } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { padded } from './view-frame.css.ts';

interface FailedProps {
  /** What could not be had. */
  children: ReactNode;
  pending: boolean;
  onRetry: () => void;
}

/** In place of what could not be loaded, with a button that tries again. */
export function Failed({ children, pending, onRetry }: FailedProps) {
  return (
    <div className={padded}>
      <CompactErrorState
        title={children}
        action={
          <Button look="secondary" pending={pending} onClick={onRetry}>
            <FormattedMessage defaultMessage="Try again" description="Button where something of the chat failed" />
          </Button>
        }
      />
    </div>
  );
}
