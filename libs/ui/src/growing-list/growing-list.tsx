import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { useNewEntryFocus } from './use-new-entry-focus.ts';

export interface GrowingListProps extends ComponentPropsWithoutRef<'div'> {
  /** How many entries there are. */
  total: number;
  hasMore: boolean;
  isFetching?: boolean;
  /** The last try failed. */
  failed?: boolean;
  fetchMore: () => void;
  /** What the button says. */
  label: ReactNode;
  /** What it says after a failure, where that is something else. */
  retryLabel?: ReactNode;
  /** Shown above the button after a failure. */
  failure?: ReactNode;
  /** Shown above the button, and stays once there is no more. */
  status?: ReactNode;
  /** The entries, in a `ul` or `ol`. */
  children: ReactNode;
}

/** A list and the button that fetches its next entries. The first of them gets the focus, so that readers keep their place. */
export function GrowingList({ total, hasMore, isFetching = false, failed = false, fetchMore, ...others }: GrowingListProps) {
  const { label, retryLabel = label, failure, status, children, ...rest } = others;
  const { ref, mark } = useNewEntryFocus(total);
  const button = hasMore || failed;
  const showMore = () => {
    mark();
    fetchMore();
  };
  return (
    <Stack {...rest} gap="l" ref={ref}>
      {children}
      {failed && (
        <Alert tone="critical" role="alert">
          {failure}
        </Alert>
      )}
      {(button || status) && (
        <Stack align="center" gap="s">
          {status}
          {button && (
            <Button look="secondary" pending={isFetching} onClick={showMore}>
              {failed ? retryLabel : label}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
