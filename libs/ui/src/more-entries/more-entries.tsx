import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';

export interface MoreEntriesProps {
  /** What the button says: that there is more, or that it can be tried again. */
  label: ReactNode;
  pending: boolean;
  /** Says that the last try failed, above the button. */
  failure?: ReactNode;
  onMore: () => void;
}

/** Stands below a list that grows: the button for the next entries, and what went wrong. */
export function MoreEntries({ label, pending, failure, onMore }: MoreEntriesProps) {
  return (
    <Stack gap="l">
      {failure && (
        <Alert tone="critical" role="alert">
          {failure}
        </Alert>
      )}
      <Stack align="center">
        <Button look="secondary" pending={pending} onClick={onMore}>
          {label}
        </Button>
      </Stack>
    </Stack>
  );
}
